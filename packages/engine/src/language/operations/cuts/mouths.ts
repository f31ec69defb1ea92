/** What is cut into the edge of a plate is open to that side, and goes through the plate. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { siteOf } from '../site.ts'
import { AXES, across, type Side, sizeAlong } from '../space.ts'
import { placesOf, type Thing } from '../things.ts'
import { nowhere } from '../unread.ts'

const INTO = /^(?:in|into|on|from|at|out of)$/u

export interface Mouth {
  side: Side
  /** Along which it runs out on both faces. */
  along: AxisName
}

/** "in the middle of the front edge", "into the left side": a notch, through the thinnest way. */
export function edgeMouth(build: Build, thing: Thing): Mouth | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'at' || !INTO.test(place.how)) continue
    const line = place.ref.concept === 'center' ? place.ref.owner : place.ref
    // "the bottom edge of the front face": it runs out of that face.
    const face = line?.owner?.role === 'part' ? siteOf(line.owner, { build, self: thing })?.side : undefined
    const plane = across(face?.axis ?? 'z')
    const site = siteOf(place.ref, { build, self: thing, plane })
    if (!site?.side || !line || site.solid?.thing.role === 'cut') continue
    const isNotch =
      /notch|scallop/u.test(thing.name) && /^(?:edge|end|left|right|front|back|face)$/u.test(line.concept)
    if (line.concept !== 'edge' && !isNotch) continue
    if (line.plural || line.each) throw nowhere(thing.name)
    const { side, box } = site
    if (face && face.axis !== side.axis) {
      said.used = place.ref.role === 'part' && site.part === 'side'
      return { side, along: face.axis }
    }
    const [first, second] = AXES.filter((axis) => axis !== side.axis) as [AxisName, AxisName]
    if (side.axis === 'z') continue
    // As thick as it is wide: nobody can tell which way a notch in its edge goes.
    const along = sizeAlong(box, first) < sizeAlong(box, second) ? first : second
    said.used = place.ref.role === 'part' && site.part === 'side'
    return { side, along: told(thing) ?? (line.concept === 'edge' ? 'z' : along) }
  }
  return undefined
}

function told(thing: Thing): AxisName | undefined {
  for (const { place } of placesOf(thing)) if (place.kind === 'way') return place.axis
  return undefined
}
