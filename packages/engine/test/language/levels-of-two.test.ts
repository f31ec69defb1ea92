/** Two bodies at two levels and what stands between them; a ring whose foot is told behind its bore; a cross hole beside the axis. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, high: number): number => (Math.PI / 4) * diameter ** 2 * high
const CAGE = 2 * round(60, 4) + 3 * round(10, 16)
const CIRCLE = 'on a 40 mm pitch circle diameter (20 mm radius) at 30, 150, and 270 degrees from the +X axis'

/** A hole of one width across a shaft of another, so far beside its axis. */
function across(hole: number, shaft: number, beside: number): number {
  const steps = 20_000
  let volume = 0
  for (let step = 0; step < steps; step++) {
    const turn = (Math.PI * (step + 0.5)) / steps
    const x = beside + (hole / 2) * Math.cos(turn)
    volume += 2 * Math.sqrt((shaft / 2) ** 2 - x ** 2) * 2 * ((hole / 2) * Math.sin(turn)) ** 2
  }
  return (volume * Math.PI) / steps
}

holdVolumes([
  [
    `Two discs 60 mm in diameter and 4 mm thick (Z=0 to Z=4 and Z=20 to Z=24). Three pillars 10 mm in diameter (Z=4 to Z=20) are ${CIRCLE}.`,
    CAGE,
  ],
  [
    `Two discs 60 mm in diameter and 4 mm thick, one from Z=0 to Z=4 and one from Z=20 to Z=24. They are joined by three pillars 10 mm in diameter (Z=4 to Z=20), ${CIRCLE}.`,
    CAGE,
  ],
  [
    'A ring with 50 mm outer diameter, 30 mm bore and 12 mm height, base at Z=0.',
    round(50, 12) - round(30, 12),
  ],
  [
    'A ring with a 30 mm bore, 50 mm outer diameter, 12 mm high, sitting with its base at Z=0.',
    round(50, 12) - round(30, 12),
  ],
  [
    'A cylinder 50 mm in diameter and 30 mm tall. A 6 mm diameter hole runs along Y all the way through it at X=15, Z=10.',
    round(50, 30) - across(6, 50, 15),
  ],
  [
    'A cylinder 50 mm in diameter and 30 mm tall. A 6 mm diameter cross hole passes through the body along the X axis at Y=-12 and Z=10.',
    round(50, 30) - across(6, 50, 12),
  ],
])

test('a hole that would leave the shaft is refused', () => {
  refusal('A cylinder 50 mm in diameter and 30 mm tall. A 6 mm diameter hole runs along Y at X=24, Z=10.')
})

holdVolumes([
  [
    'Two discs 60 mm in diameter and 4 mm thick (Z=0 to Z=4 and Z=20 to Z=24). Three pillars 10 mm in diameter (Z=4 to Z=20) stand on a 40 mm diameter circle. Each pillar has a 4 mm diameter hole along its axis, which goes through both discs.',
    Math.PI * (2 * 900 * 4 + 3 * 25 * 16 - 3 * 4 * 24),
  ],
])
