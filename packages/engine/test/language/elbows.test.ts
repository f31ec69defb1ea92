/** Pipe elbows by their bend and the straight lengths at both ends, or by the path of their centreline. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const elbow = (outer: number, inner: number, bend: number, degrees: number, straight: number): number =>
  (Math.PI / 4) * (outer ** 2 - inner ** 2) * ((bend * degrees * Math.PI) / 180 + straight)

holdVolumes([
  [
    'A 90 degree pipe elbow. The pipe has a 18 mm outer diameter and 14 mm inner diameter. The bend radius is 36 mm, measured to the centerline of the pipe. At both ends of the bend there is a straight section of the same pipe that is 22 mm long.',
    elbow(18, 14, 36, 90, 44),
  ],
  [
    'Pipe bend of 90 degrees with straight tangents. Outside diameter 50 mm, wall thickness 3 mm, bend radius 75 mm to the centerline, tangent length 30 mm at both ends.',
    elbow(50, 44, 75, 90, 60),
  ],
  [
    'A 45 degree pipe elbow. Outer diameter 30 mm, inner diameter 25 mm, bend radius 50 mm measured to the center of the pipe, with a 20 mm straight section at each end of the bend.',
    elbow(30, 25, 50, 45, 40),
  ],
  [
    'A pipe elbow with straight tangents in the XZ plane. Pipe outer diameter 12 mm, inner diameter 9 mm, open at both ends. The centerline starts at the origin and goes straight up +Z for 15 mm, then follows a quarter-circle arc of 30 mm radius turning toward +X until it reaches (X=30, Z=45), and then continues straight in +X for another 10 mm, ending at (X=40, Z=45).',
    elbow(12, 9, 30, 90, 25),
  ],
])

for (const prompt of [
  'A 90 degree pipe elbow with a 20 mm outer diameter and 16 mm inner diameter. The bend radius is 40 mm to the centerline. At one end of the bend there is a straight section that is 30 mm long.',
  'A 90 degree pipe elbow, 30 mm outer diameter, 24 mm inner diameter, bend radius 50 mm at the outside of the bend, and 25 mm straight sections on each end.',
])
  test(`“${prompt}” is refused`, () => {
    refusal(prompt)
  })
