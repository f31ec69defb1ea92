import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { siteOf } from '../site.ts'
import { across, type Box, centerOf, indexOf, middleOf, type Solid, sizeAlong } from '../space.ts'
import { placesOf, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere } from '../unread.ts'
import { cleared } from './cleared.ts'

export function keyway(build: Build, thing: Thing): Solid {
  let bore: Solid | undefined
  let reach: number | undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'through' || place.kind === 'way') said.used = true
    if (place.kind === 'at') {
      const site = siteOf(place.ref, { build, self: thing })
      if (site?.solid?.thing.role === 'cut' && site.solid.round) {
        bore ??= site.solid
        said.used = true
      }
      if (/through|along/u.test(place.how)) said.used = true
    }
    if (place.kind === 'from' && place.refs.length === 1) {
      const site = siteOf(place.refs[0] as never, { build, self: thing })
      if (site?.part === 'center') {
        reach = build.take(place.figure, `${thing.name} from the middle`)
        said.used = true
      }
    }
  }
  bore ??= build.solids.find(({ thing: { role }, round }) => role === 'cut' && round)
  if (!bore) throw nowhere(thing.name)
  const wide = sizeOf(thing, 'width', 'bare')
  if (!wide) throw missing('width', thing.name)
  const width = build.takeSize(thing, wide)
  const { axis } = bore
  const [u, v] = across(axis)
  const deep = sizeOf(thing, 'depth')
  const radius = sizeAlong(bore.box, u) / 2
  const out = reach ?? (deep ? radius + build.takeSize(thing, deep) : undefined)
  if (out === undefined) throw missing('depth', thing.name)
  const box: Box = { min: [...bore.box.min], max: [...bore.box.max] }
  const [low, high] = cleared(build, axis, bore.box.min[indexOf(axis)], bore.box.max[indexOf(axis)])
  box.min[indexOf(axis)] = low
  box.max[indexOf(axis)] = high
  box.min[indexOf(u)] = middleOf(bore.box, u) - width / 2
  box.max[indexOf(u)] = middleOf(bore.box, u) + width / 2
  box.min[indexOf(v)] = middleOf(bore.box, v)
  box.max[indexOf(v)] = middleOf(bore.box, v) + out
  build.features.push(...featuresOf(thing.id, { kind: 'box' }, box, axis, 'cut'))
  return { thing, box, axis, round: false, spots: [centerOf(box)], features: [thing.id] }
}
