/** Brackets whose legs are told by their coordinates and share what the title says; links whose two ends are told in one sentence. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const LEGS =
  'The horizontal leg runs from X=0 to X=60 at Z=0 to Z=5. The vertical leg is at X=0 to X=5 and rises to Z=45.'
const BRACKET = 60 * 24 * 5 + 5 * 24 * 40
const round = (diameter: number): number => (Math.PI / 4) * diameter ** 2

const LINK =
  'The big end is a 36 mm diameter disc at the origin, the small end is a 24 mm diameter disc at X=80, Y=0. A straight bar 12 mm wide (Y) joins the two disc centers.'

/** What a bar from middle to middle adds to the disc at its end. */
const beside = (diameter: number, wide: number): number => {
  const radius = diameter / 2
  const half = wide / 2
  return half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
}
const PLATE = round(36) + round(24) + 80 * 12 - beside(36, 12) - beside(24, 12)

holdVolumes([
  [`An L-bracket made from 5 mm thick plate, 24 mm wide (Y, centered at the origin). ${LEGS}`, BRACKET],
  [`An angle bracket bent from 5 mm steel plate, 24 mm wide along Y. ${LEGS}`, BRACKET],
  [`An L-bracket, 24 mm wide (Y) and 5 mm thick. ${LEGS}`, BRACKET],
  [
    `An L-bracket made from 5 mm thick plate, 24 mm wide (Y, centered at the origin). ${LEGS} Two 6 mm diameter holes go through the horizontal leg along Z at X=25 and X=45, and one 6 mm diameter hole goes through the vertical leg along X at Z=30. All holes are at Y=0.`,
    BRACKET - 15 * round(6),
  ],
  [
    `A flat connecting link, 7 mm thick. ${LINK} A 16 mm diameter hole goes through the big end and a 10 mm diameter hole through the small end, both concentric with their discs.`,
    (PLATE - round(16) - round(10)) * 7,
  ],
])

test('a thickness that the legs do not have is refused', () => {
  refusal(`An L-bracket made from 6 mm thick plate, 24 mm wide (Y). ${LEGS}`)
})
