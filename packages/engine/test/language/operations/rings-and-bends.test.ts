import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math
const torus = (ring: number, cord: number): number => ((PI * cord * cord) / 4) * PI * ring
const capsule = (across: number, straight: number): number =>
  ((PI * across * across) / 4) * straight + (PI * across ** 3) / 6

holdOperations([
  ['An O-ring with a 30mm inner diameter and a 4mm diameter circular cross section.', torus(34, 4)],
  [
    'A torus. The diameter of the center circle is 50 mm and the diameter of the tube is 10 mm.',
    torus(50, 10),
  ],
  ['A donut with an outer diameter of 60 mm and an inner diameter of 30 mm.', torus(45, 15)],
  ['A capsule 10 mm in diameter with hemispherical ends, 36 mm long overall.', capsule(10, 26)],
  ['A capsule: 14 mm diameter, 20 mm long not including the hemispherical ends.', capsule(14, 20)],
  [
    'A bent rod that is 8 mm in diameter. It goes straight for 25 mm, then it makes a 90 degree bend with a 20 mm centerline radius, and then it goes straight for another 45 mm.',
    PI * 16 * (25 + 45 + 10 * PI),
  ],
  [
    'A piece of tube with a 60 degree bend in it. The tube has a 18mm outer diameter and a 2mm wall thickness. The bend radius is 40mm to the centerline of the tube. There is a 25mm long straight section on each end of the bend. The tube is open at both ends.',
    PI * (81 - 49) * (50 + (40 * PI) / 3),
  ],
])

holdRefusals([
  'An O-ring, 40 mm in diameter, with a 5 mm cross section.',
  'A bent rod, 8 mm in diameter, with a 90 degree bend.',
  'A capsule 20 mm in diameter and 15 mm long overall.',
])
