/** Pipes and rods that follow a path of straights and bends; springs. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI, hypot } = Math

const ring = (outer: number, inner = 0): number => (PI / 4) * (outer ** 2 - inner ** 2)

// Straight, round the bend, straight again.
holdWordings(ring(22, 18) * (35 + (PI / 2) * 45 + 25), [
  'A pipe, outer diameter 22 mm, inner diameter 18 mm. It goes straight up for 35 mm, then bends through 90 degrees with a centerline radius of 45 mm, then runs straight for 25 mm.',
  'Bent tube in the XZ plane: OD 22 mm, wall 2 mm. The centerline starts at the origin, goes up in +Z for 35 mm, follows a quarter-circle arc of radius 45 mm turning toward +X and ends with a straight section of 25 mm.',
  '1. Draw a path: a straight line 35 mm long, a 90° arc with a radius of 45 mm, and another straight line of 25 mm.\n2. Sweep a circle of 22 mm diameter along the path.\n3. Cut an 18 mm hole along the same path.',
  'A bent pipe 22 mm in diameter on the outside and 18 mm on the inside. It starts with a 35 mm long straight section, followed by a 90 degree bend with a 45 mm radius (to the centerline), and ends with another straight section that is 25 mm long.',
])

// The same at both ends.
holdWordings(ring(26, 20) * (2 * 15 + (PI / 2) * 40), [
  'This is a pipe elbow. It has a 90 degree bend and a straight section on both ends.\n\n1. The pipe has a 26 mm outer diameter and a 20 mm bore.\n\n2. The bend radius is 40 mm to the centerline.\n\n3. On each end of the bend there is a straight section of pipe that is 15 mm long.',
  'A pipe elbow, 26 mm outer diameter, 3 mm wall. The pipe bends 90 degrees and the bend radius (measured to the center of the pipe) is 40 mm. There is a 15 mm straight section at each end.',
])

// U and S.
holdWordings(ring(6) * (2 * 30 + PI * 14), [
  'A U-shaped rod 6 mm in diameter. Two parallel legs, each 30 mm long, are joined by a semicircular bend with a centerline radius of 14 mm.',
  'A U-bolt bent from 6 mm round bar: the straight legs are 30 mm long and 28 mm apart (center to center), and the bend between them is a half circle.',
  'Bend a 6 mm wire into a U. The bend is a semicircle with 14 mm radius measured at the center of the wire; both legs are straight and 30 mm long.',
])
holdWordings(ring(10, 8) * (2 * 12 + PI * 20), [
  'An S-shaped pipe: 10 mm OD, 8 mm ID. Starting at the origin the centerline goes up 12 mm, bends 90 degrees toward +X with a radius of 20 mm, then bends 90 degrees back to vertical with the same radius, and continues up for 12 mm.',
])

// Where an arc ends is held against what is told.
holdWordings((ring(24, 18) * PI * 50) / 4, [
  'A 45-degree pipe elbow with the bend in the XZ plane. The pipe has a 24 mm outer diameter and 18 mm inner diameter (3 mm wall thickness). The bend centerline follows a 45-degree circular arc of 50 mm radius: starting at the origin heading in the +Z direction, curving toward +X about the center point (X=50, Z=0), and ending at approximately (X=14.64, Z=35.36). The end faces are perpendicular to the centerline.',
])

// A helix, by its turns, its pitch or its height.
holdWordings(ring(2) * hypot(PI * 18 * 6, 30), [
  'A helical spring made of 2 mm wire. The mean coil diameter is 18 mm, the pitch is 5 mm and it has 6 turns.',
  'Sweep a circle of 2 mm diameter along a helix with a radius of 9 mm, a pitch of 5 mm and a height of 30 mm.',
  'Compression spring: wire dia 2, outer dia 20, pitch 5, 6 coils.',
  'A coil spring with 6 full turns and a helix height of 30 mm. The wire is 2 mm in diameter, the coil radius is 9 mm to the wire center.',
])

holdUnread([
  // How tight is the bend?
  'A pipe, outer diameter 22 mm, inner diameter 18 mm. It goes straight up for 35 mm, then bends through 90 degrees, then runs straight for 25 mm.',
  // It does not end there.
  'A 90 degree pipe elbow, 20 mm outer diameter, 2 mm wall. The centerline follows an arc of 50 mm radius starting at the origin heading in the +Z direction, curving toward +X, and ending at (X=40, Z=50).',
  // Ground ends are another spring.
  'A helical spring made of 2 mm wire with closed and ground ends. The mean coil diameter is 18 mm, the pitch is 5 mm and it has 6 turns.',
  // Three that cannot all hold.
  'A helical spring made of 2 mm wire. The mean coil diameter is 18 mm, the pitch is 5 mm, it has 6 turns and the helix height is 40 mm.',
  'A helical spring made of 2 mm wire. The mean coil diameter is 18 mm and it has 6 turns.',
])
