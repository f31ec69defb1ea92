import type { Family } from '../family.ts'
import { fixturePlate } from './fixture-plate.ts'
import { heatSink } from './heat-sink.ts'
import { manifoldBlock } from './manifold.ts'
import { pillowBlock } from './pillow-block.ts'
import { retainingWall } from './walls.ts'
import { windowFrame } from './window.ts'

export const STRUCTURES: readonly Family[] = [
  heatSink,
  pillowBlock,
  retainingWall,
  windowFrame,
  fixturePlate,
  manifoldBlock,
]
