/** The first body, and where it stands: in the middle of everything, unless coordinates say otherwise. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Shaped } from '../bodies.ts'
import type { Build } from '../build.ts'
import type { Phrase } from '../phrases.ts'
import { indexOf } from '../space.ts'
import type { SaidPlace, Thing } from '../things.ts'
import { nowhere } from '../unread.ts'
import { measureBall, takeLevel } from './measured.ts'

export function firstSpots(build: Build, thing: Thing, shaped: Shaped): Point3[] {
  const { size, axis } = shaped
  const spot: Point3 = [0, 0, size[2] / 2]
  for (const said of thing.places) {
    const { place } = said
    if (place.kind === 'range') {
      const [a, b] = place.figures.map((figure) =>
        takeLevel(build, figure, `level of the ${thing.name}`, place.axis),
      )
      spot[indexOf(place.axis)] = ((a as number) + (b as number)) / 2
      said.used = true
    } else if (isAtOrigin(said)) {
      if (!thing.places.some(({ place: each }) => each.kind === 'range' && each.axis === 'z')) spot[2] = 0
      build.assume(`The middle of the ${thing.name} is at the origin`)
      said.used = true
    } else if (isAnyway(said, axis)) said.used = true
  }
  if (thing.count < 2) return [spot]
  return apart(build, thing, spot, shaped)
}

/** Two alike to begin with: "two spheres with their centers 60 mm apart". */
function apart(build: Build, thing: Thing, spot: Point3, { axis, size }: Shaped): Point3[] {
  const said = thing.places.find(({ place }) => place.kind === 'apart')
  if (thing.count !== 2 || said?.place.kind !== 'apart') throw nowhere(thing.name)
  const { place } = said
  const centers = thing.concept === 'sphere' || /center|centre/u.test(build.quote(said))
  if (!centers) throw nowhere(thing.name)
  const along = place.axis ?? (axis === 'z' ? 'x' : axis)
  if (!place.axis) build.assume(`The two ${thing.name}s lie along ${along}`)
  const half = build.take(place.figure, `${thing.name} centers`) / 2
  said.used = true
  const reach = half + size[indexOf(along)] / 2
  const middle = spot[indexOf(along)]
  measureBall(build, place.figure, along, middle - reach, middle + reach)
  return [-half, half].map((shift) => {
    const each: Point3 = [...spot]
    each[indexOf(along)] += shift
    return each
  })
}

const isAtOrigin = ({ place }: SaidPlace): boolean =>
  (place.kind === 'at' || place.kind === 'centered') && place.ref?.concept === 'origin'

/** Said of a first body, and true of it wherever it stands. */
const isAnyway = ({ place }: SaidPlace, axis: AxisName): boolean =>
  place.kind === 'centered' ||
  place.kind === 'plane' ||
  (place.kind === 'direction' && /up|vertical/u.test(place.word) && axis === 'z') ||
  (place.kind === 'direction' && /horizontal/u.test(place.word) && axis !== 'z') ||
  (place.kind === 'at' && place.ref.concept === 'origin')

/** "the left end of the shaft": a round bar whose ends are so named lies along X. */
export function liesAlong(build: Build, thing: Thing): AxisName | undefined {
  if (thing.sizes.some(({ dimension }) => dimension === 'height')) return undefined
  const refs = build.told.things.flatMap((each) =>
    [...each.places, ...each.members.flatMap(({ places }) => places)].flatMap(refsIn),
  )
  const works = build.told.deeds.flatMap((deed) =>
    deed.kind === 'work' ? [...deed.work.targets, ...deed.work.places.flatMap(refsIn)] : [],
  )
  return [...refs, ...works].some((ref) => isLeftEnd(ref, thing)) ? 'x' : undefined
}

const refsIn = ({ place }: SaidPlace): readonly Phrase[] =>
  'refs' in place ? place.refs : 'ref' in place && place.ref ? [place.ref] : []

function isLeftEnd(ref: Phrase, thing: Thing): boolean {
  const { concept, name, adjectives, owner } = ref
  const isEnd = concept === 'end' || name === 'end face' || name === 'face'
  if (isEnd && adjectives.some((word) => /^(?:left|right)$/u.test(word)))
    return !owner || owner.role === 'pronoun' || owner.role === 'whole' || owner.name === thing.name
  return owner !== undefined && isLeftEnd(owner, thing)
}

export const rangeOn = (build: Build, thing: Thing, axis: AxisName): number | undefined => {
  for (const said of thing.places) {
    const { place } = said
    if (place.kind !== 'range' || place.axis !== axis) continue
    const [a, b] = place.figures.map((figure) =>
      takeLevel(build, figure, `level of the ${thing.name}`, place.axis),
    )
    return Math.abs((b as number) - (a as number))
  }
  return undefined
}
