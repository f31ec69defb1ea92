/** A gear as a star: its teeth come to points at the tips, and to points between them at the roots. */
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { across, type Ground, isRoundSize, runOf, type Shaped, solid } from './shaped.ts'

export function gear(world: World, thing: Thing, ground: Ground): Shaped {
  const rounds = allSizes(thing).filter(isRoundSize)
  const teeth = sizeOf(thing, 'teeth')
  const tip = rounds.find(({ words }) => words.includes('tip'))
  const root = rounds.find(({ words }) => words.includes('root'))
  const foreign = thing.words.find((word) =>
    /^(?:internal|inner|ring|bevel|worm|rack|conical|helical)$/u.test(word),
  )
  if (foreign) throw unread(foreign)
  if (!teeth) throw missing('number of teeth', thing.name)
  if (!tip) throw missing('tip diameter', thing.name)
  if (!root) throw missing('root diameter', thing.name)
  // "(20 mm radius)" that is half of neither.
  const other = rounds.find((said) => said !== tip && said !== root)
  if (other) throw unread(other.figure.text)
  world.count(teeth.figure)
  teeth.used = true
  const [outer, inner] = [across(world, thing, tip), across(world, thing, root)]
  // Between points nothing of a wall is so wide: the plan's own numbers hold it.
  for (const said of [tip, root]) world.unmeasured(said.figure)
  const points = teeth.figure.value
  if (inner >= outer || points < 3) throw unread(root.figure.text)
  const run = runOf(world, thing, 'z', ground, [tip, root])
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'extrude',
          id,
          operation,
          sketch: {
            add: [
              {
                kind: 'star',
                points,
                outerDiameter: outer,
                innerDiameter: inner,
                at: [(box.min[0] + box.max[0]) / 2, (box.min[1] + box.max[1]) / 2],
                // Its first tip lies on the x axis.
                rotateDeg: -90,
              },
            ],
            cut: [],
          },
          plane: { on: 'frame', origin: [0, 0, 0], normal: '+z', x: '+x' },
          extent: { kind: 'between', from: box.min[2], to: box.max[2] },
        },
      ],
    },
    size: solid(outer, 'z', run),
    axis: 'z',
    round: true,
    name: 'star',
  }
}
