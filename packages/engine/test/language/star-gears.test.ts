/** Gears drawn as stars by their vertices, keyways told by where their floor lies, and titles that only announce holes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const star = (teeth: number, tip: number, root: number): number =>
  (teeth * tip * root * Math.sin(Math.PI / teeth)) / 4
/** What a keyway takes beyond a bore, its floor so far from the axis. */
const keyway = (bore: number, width: number, floor: number): number => {
  const [radius, half] = [bore / 2, width / 2]
  return width * floor - half * Math.sqrt(radius ** 2 - half ** 2) - radius ** 2 * Math.asin(half / radius)
}

const GEAR = 'A spur gear with a star-polygon tooth profile'
const gear = 7 * star(18, 44, 36) - round(9, 7)

holdVolumes([
  [
    `${GEAR} of 18 teeth: 36 vertices at equal angular steps, alternating between 44 mm tip diameter (22 mm radius) and 36 mm root diameter, the first tip on the +X axis. Face width 7 mm. A 9 mm bore goes through the center.`,
    gear,
  ],
  [
    'A gear with 18 star-polygon teeth: 36 points alternate between a 22 mm tip radius and an 18 mm root radius. It is 7 mm thick and has a 9 mm bore.',
    gear,
  ],
  [
    'A pinion, 7 mm thick. Its outline is a simplified 36-point star polygon (18 teeth) that alternates between radius 22 mm (tips) and radius 18 mm (roots). Bore 9 mm.',
    gear,
  ],
  [
    `${GEAR} with 18 teeth, 44 mm tip diameter and 36 mm root diameter, 7 mm face width. A hub 20 mm in diameter extends from Z=0 to Z=15. A 9 mm bore runs through the full 15 mm. A keyway slot 3 mm wide (Y), open to the bore and reaching out to X=6 mm (1.5 mm beyond the bore surface at radius 4.5 mm), runs the full 15 mm on the +X side.`,
    7 * star(18, 44, 36) + round(20, 8) - round(9, 15) - 15 * keyway(9, 3, 6),
  ],
])

test('so many vertices make half as many teeth, or the gear is refused', () => {
  const prompt = `${GEAR} of 18 teeth: 34 vertices alternating between 44 mm tip diameter and 36 mm root diameter, 7 mm thick.`
  assert.equal(refusal(prompt).code, 'geometry_validation_failed')
})

const COLLAR = 'A collar 46 mm in diameter and 18 mm tall with a 20 mm through bore.'
const keyed = round(46, 18) - round(20, 18) - 18 * keyway(20, 6, 12.8)

holdVolumes([
  [`${COLLAR} A keyway 6 mm wide is cut in the bore wall, its flat bottom at Y=12.8.`, keyed],
  [
    `${COLLAR} A keyway 6 mm wide, opening into the bore, reaches out to X=-12.8 over the full height.`,
    keyed,
  ],
  [`${COLLAR} A 6 mm wide keyway on the +X side extends 2.8 mm beyond the bore wall.`, keyed],
  [`${COLLAR} A 6 mm wide keyway is cut from the bore out to X=12.8 mm over the full height.`, keyed],
])

test('a keyway whose floor lies on another side than the one it is on is refused', () => {
  const prompt = `${COLLAR} A keyway 6 mm wide on the +Y side of the bore, its bottom at X=12.8 mm, runs the full height.`
  assert.equal(refusal(prompt).code, 'geometry_validation_failed')
  const wall = `${COLLAR} A 6 mm wide keyway reaches out to X=12.8 mm (2.8 mm beyond the bore surface at radius 9 mm).`
  assert.equal(refusal(wall).code, 'geometry_validation_failed')
})

const drilled = round(64, 5) - 5 * round(9, 5)
holdVolumes([
  [
    'A disc with lightening holes, lying on the XY plane, centered at the origin. The disc is 64 mm in diameter and 5 mm thick. A 9 mm bore passes through the center, and four 9 mm lightening holes lie on a 40 mm bolt circle.',
    drilled,
  ],
  [
    'A disc with holes. The disc is 64 mm in diameter and 5 mm thick. A central bore of 9 mm passes through it, and four 9 mm holes lie on a 40 mm bolt circle.',
    drilled,
  ],
])

test('a disc that lies is flat on the ground', () => {
  for (const prompt of [
    'A disc 64 mm in diameter and 5 mm thick, lying on the XY plane.',
    'A horizontal disc 64 mm in diameter and 5 mm thick.',
    'A ring lying on the XY plane, 64 mm outer diameter, 30 mm inner diameter, 5 mm thick.',
  ])
    assert.match(read(prompt).plan.name, /64 × 64 × 5 mm/u)
  const [rod] = featuresOf('A rod 8 mm in diameter and 64 mm long, lying on the XY plane.')
  assert.ok(rod?.kind === 'cylinder' && rod.frame.normal === '+x')
})
