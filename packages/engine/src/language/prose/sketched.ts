/** Which figures are drawn together and extruded as one, and which extrusions are of one figure alone. */
import { allSizes, type Deed, type Drawing, type Extrusion, type Thing } from './scene.ts'
import type { Telling } from './tell/telling.ts'

const FLAT =
  /^(?:circle|rectangle|square|hexagon|octagon|pentagon|triangle|half|obround|trapezoid|ellipse|quarter)$/u

const linear = (thing: Thing): number =>
  allSizes(thing).filter(
    ({ dimension, gloss }) => !gloss && /^(?:length|width|height|thickness|depth|sides)$/u.test(dimension),
  ).length

/** So flat that it has to be extruded. */
const isFlat = (thing: Thing): boolean =>
  FLAT.test(thing.concept) &&
  thing.kind === 'figure' &&
  linear(thing) < (/^(?:circle|half|hexagon|octagon|pentagon)$/u.test(thing.concept) ? 1 : 3)

const isDrawn = (thing: Thing): boolean => isFlat(thing) || (thing.drawn === true && linear(thing) < 3)

/** "Draw a rectangle. Cut a notch into its top edge. Extrude the sketch by 5 mm": these are one drawing. */
export function gatherSketches(told: Telling): void {
  let open: Thing[] = []
  const made: Deed[] = []
  const close = (extrusion: Extrusion): void => {
    const { about, size } = extrusion
    if (!size) return
    const isAll = about === undefined || open.includes(about) || about.drawn !== true
    const group = open.filter(({ members }) => members.length === 0)
    if (group.length > 1 && isAll) {
      for (const thing of group)
        made.splice(
          made.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing),
          1,
        )
      made.push({ kind: 'sketch', drawing: { figures: group, extrusion } satisfies Drawing })
      open = []
      return
    }
    const only = about ?? group[0] ?? lastThing(made)
    if (!only) return
    if (extrusion.negative) {
      only.role = 'cut'
      only.sizes.push({ ...size, dimension: 'depth' })
    } else {
      // Where no height is drawn it lies, and rises by as much.
      const lies = !allSizes(only).some(({ dimension }) => dimension === 'height')
      only.sizes.push(
        lies && /^(?:rectangle|square)$/u.test(only.concept) ? { ...size, dimension: 'height' } : size,
      )
    }
    open = open.filter((thing) => thing !== only)
  }
  for (const deed of told.deeds) {
    if (deed.kind === 'extrude') {
      close(deed.extrusion)
      continue
    }
    made.push(deed)
    if (deed.kind !== 'thing') continue
    const { thing } = deed
    if (isDrawn(thing) || (open.length > 0 && thing.role === 'cut' && !thing.announced)) open.push(thing)
  }
  told.deeds = made
}

const lastThing = (deeds: readonly Deed[]): Thing | undefined => {
  const last = deeds.findLast((deed) => deed.kind === 'thing' && !deed.thing.announced)
  return last?.kind === 'thing' ? last.thing : undefined
}
