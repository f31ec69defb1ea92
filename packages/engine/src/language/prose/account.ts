/** What became of each number and each place of the prompt: built, or true of what was built; else the prompt is refused. */
import { AXES, isSame, middleOf, sizeAlong } from '../operations/space.ts'
import { unread } from '../operations/unread.ts'
import { isHeld } from './build/levels-held.ts'
import type { World } from './build/world.ts'
import type { Figure } from './phrases.ts'
import type { SaidPlace, SaidSize, Thing } from './scene.ts'

/** Every number and every place has found its use, or says again what the part has anyway. */
export function account(world: World): void {
  const { told } = world
  const sizes: SaidSize[] = [
    ...told.ghosts.flatMap((thing) => thing.sizes.map((said) => ({ ...said, gloss: true }))),
    ...told.things.flatMap((thing) => [...thing.sizes, ...thing.parts.flatMap((part) => part.sizes)]),
    ...told.overall,
  ]
  const places: SaidPlace[] = told.things.flatMap((thing) => [
    ...thing.places,
    ...(thing.openings ?? []),
    ...thing.parts.flatMap((part) => part.places),
  ])
  for (const deed of told.deeds) {
    if (deed.kind === 'sketch' && deed.drawing.extrusion.size) sizes.push(deed.drawing.extrusion.size)
    if (deed.kind === 'sketch') sizes.push(...(deed.drawing.each ?? []).flatMap(({ size }) => size ?? []))
    if (deed.kind === 'work') {
      sizes.push(...deed.work.sizes)
      places.push(...deed.work.places)
    }
    if (deed.kind === 'hollow') {
      sizes.push(...deed.hollow.sizes)
      places.push(...deed.hollow.places)
    }
    if (deed.kind === 'repeat') places.push(...deed.repeat.places)
    if (deed.kind === 'halve') places.push(...deed.halving.places)
  }
  for (const thing of told.things) {
    assertNoCounts(thing)
    holdSpacing(world, thing)
  }
  for (const said of told.overall) takeOverall(world, said)
  for (const said of sizes) {
    holdHeight(world, said)
    again(world, said.figure, said.gloss)
  }
  for (const { place } of places)
    if (place.kind === 'through' && place.figure) again(world, place.figure, true)
  for (const said of places) {
    // "at 20 mm spacing (X = -24, 0, 24)": a spacing has to be found between them.
    if (said.used && /^(?:grid|apart)$/u.test(said.place.kind))
      for (const figure of figuresOf(said)) again(world, figure, true)
    if (said.used || isIdle(said) || (isOnOneAxis(said) && isCoaxial(world))) continue
    if (isHeld(world, said, ownerOf(told.things, said))) continue
    const figures = figuresOf(said)
    if (said.place.kind === 'coordinate' && figures.some(({ value }) => value !== 0)) world.fail(said)
    if (figures.length === 0 && said.gloss) continue
    if (figures.length === 0 || !said.gloss) world.fail(said)
    for (const figure of figures) again(world, figure, true)
  }
}

/** "The whole thing is 50 mm long", "so the total height is 40 mm": the way that it is so long. */
function takeOverall(world: World, said: SaidSize): void {
  const { dimension, figure } = said
  if (world.isUsed(figure) || !/^(?:length|width|height|thickness)$/u.test(dimension)) return
  // How tall the whole is, is measured upwards, whatever else is so long.
  const ways = dimension === 'height' ? ['z' as const] : AXES
  const axis =
    said.axis ??
    ways.find((each) => Math.abs(sizeAlong(world.whole, each) - figure.value) < 1e-6) ??
    // What cuts took off its ends shows only on the solid.
    (dimension === 'height' ? 'z' : undefined)
  if (axis) world.takeSize({ name: 'whole' }, said, { kind: 'extent', axis })
}

/** "at 20 mm spacing (X = -24, 0, 24)": two of them have to lie so far apart. */
function holdSpacing(world: World, thing: Thing): void {
  const boxes = world.solidOf(thing)?.boxes ?? []
  if (boxes.length < 2 || !thing.places.some(({ place }) => place.kind === 'coordinate')) return
  for (const said of thing.places) {
    const { place } = said
    if (place.kind !== 'apart') continue
    const { value } = place.figure
    const isFound = boxes.some((a) =>
      boxes.some((b) =>
        AXES.some((axis) => {
          const apart = middleOf(b, axis) - middleOf(a, axis)
          return isSame(apart, value) || isSame(apart - sizeAlong(a, axis), value)
        }),
      ),
    )
    if (!isFound) world.fail(said)
  }
}

/** "(2 along the length)" of six in a grid: how they are counted, and no size that something has anyway. */
function assertNoCounts({ count, plural, sizes }: Thing): void {
  for (const { figure, dimension, gloss } of sizes) {
    const { value, unit, text } = figure
    const isCount = unit === undefined && Number.isInteger(value) && value > 0 && value < count
    if (plural && gloss && dimension === 'bare' && isCount) throw unread(text)
  }
}

/** "so it is 40 mm tall": between two levels of what was built, and not just anywhere. */
function holdHeight(world: World, { dimension, gloss, figure }: SaidSize): void {
  if (!gloss || dimension !== 'height' || world.isUsed(figure)) return
  const boxes = [world.whole, ...world.solids.flatMap((solid) => solid.boxes)]
  const along = world.bodies.some(({ round, axis }) => round && axis !== 'z') ? AXES : (['z'] as const)
  const isFound = along.some((axis) => {
    const k = AXES.indexOf(axis)
    const levels = [...new Set(boxes.flatMap(({ min, max }) => [min[k] as number, max[k] as number]))]
    return levels.some((low) => levels.some((high) => isSame(high - low, figure.value)))
  })
  if (!isFound) throw unread(figure.text)
}

/** "all on the same axis", where they are. */
const isCoaxial = (world: World): boolean => {
  const [first] = world.bodies
  return world.bodies.every(
    ({ axis, box }) =>
      axis === first?.axis &&
      AXES.every((each) => each === axis || Math.abs(middleOf(box, each) - middleOf(first.box, each)) < 1e-6),
  )
}

const isOnOneAxis = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' &&
  place.ref.concept === 'axis' &&
  place.ref.words.some((word) => /^(?:same|common)$/u.test(word))

/** Places that every part has by itself. */
const isIdle = ({ place }: SaidPlace): boolean =>
  (place.kind === 'manner' && /^(?:flat|lying|standing|up|down)$/u.test(place.word)) ||
  (place.kind === 'at' && /^(?:outside|inside)$/u.test(place.ref.concept) && place.how === 'on') ||
  (place.kind === 'at' && place.how === 'from' && place.ref.concept === 'side') ||
  (place.kind === 'at' &&
    (place.ref.kind === 'aside' || place.ref.kind === 'whole' || place.ref.kind === 'pronoun'))

function again(world: World, figure: Figure, gloss: boolean): void {
  if (world.isUsed(figure)) return
  const same = world.requirements.some(({ value }) => Math.abs(value - Math.abs(figure.value)) < 1e-9)
  if (!gloss && !same) throw unread(figure.text)
  const isRough = /(?:approx\w*\.?|about|roughly|around|~)\s*$/iu.test(
    world.quote([Math.max(0, figure.span[0] - 16), figure.span[0]]),
  )
  if (figure.unit === 'angle' || (gloss && isRough)) world.count(figure)
  else if (gloss) world.takeAgain(figure)
  else world.take(figure, 'said again')
}

const ownerOf = (things: readonly Thing[], said: SaidPlace): Thing | undefined =>
  things.find(({ places }) => places.includes(said))

const figuresOf = ({ place }: SaidPlace): readonly Figure[] =>
  'figures' in place ? place.figures : 'figure' in place && place.figure ? [place.figure] : []
