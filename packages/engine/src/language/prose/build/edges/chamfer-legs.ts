/** A chamfer that goes farther on one face than on the other. */
import { isSame, type Side } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { SaidSize, Work } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Feature, World } from '../world.ts'

type Legs = Pick<Extract<Feature, { kind: 'chamfer' }>, 'distance' | 'second'>

/** Both distances, and the face on which the second is measured; what is told of one face only is where the chamfer is. */
export function legsOf(world: World, work: Work): Legs | undefined {
  const lengths = work.sizes.filter(({ dimension }) => dimension !== 'angle')
  const told = lengths.filter(({ of }) => of !== undefined)
  if (work.kind !== 'chamfer' || told.length === 0) return undefined
  const values = lengths.filter(
    ({ figure }, at) => lengths.findIndex((other) => isSame(other.figure.value, figure.value)) === at,
  )
  // "chamfered 2 mm on the top": which edges these are.
  if (values.length === 1 && told.length < 2) {
    for (const said of told) if (said.of) work.targets.push(said.of)
    for (const said of told) delete said.of
    return undefined
  }
  if (values.length === 1) return undefined
  const faces = told.flatMap((said): { said: SaidSize; side: Side }[] => {
    const side = said.of && siteOf(said.of, { world })?.sides[0]
    return side ? [{ said, side }] : []
  })
  const [face] = faces
  const other = values.find(({ figure }) => !isSame(figure.value, face?.said.figure.value ?? 0))
  if (!face || !other || values.length > 2) throw unread(told[0]?.figure.text ?? world.quote(work.span))
  for (const said of lengths) world.takeSize({ name: 'chamfer' }, said)
  return {
    distance: other.figure.value,
    second: {
      distance: face.said.figure.value,
      face: { facing: `${face.side.sign > 0 ? '+' : '-'}${face.side.axis}` },
    },
  }
}
