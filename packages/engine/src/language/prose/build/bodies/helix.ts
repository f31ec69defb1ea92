/** A round wire wound along a helix: a spring with open ends. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { isSame } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidSize, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import type { Shaped } from './shaped.ts'

const named = (thing: Thing, word: string): SaidSize[] =>
  allSizes(thing).filter(({ words }) => words.includes(word))

/** Told once, or more often and always the same. */
function toldOnce(said: readonly SaidSize[]): number | undefined {
  const values = said.map(({ figure, dimension }) => figure.value * (dimension === 'radius' ? 2 : 1))
  const [first] = values
  const other = said.find((_, nth) => !isSame(values[nth] as number, first as number))
  if (other) throw unread(other.figure.text)
  return first
}

export function helix(world: World, thing: Thing): Shaped {
  const [wireTold, mean, outer, inner] = ['wire', 'mean', 'outer', 'inner'].map((word) =>
    named(thing, word),
  ) as [SaidSize[], SaidSize[], SaidSize[], SaidSize[]]
  const wire = toldOnce(wireTold)
  if (wire === undefined) throw missing('wire diameter', thing.name)
  const wide = toldOnce(outer)
  const clear = toldOnce(inner)
  const coil =
    toldOnce(mean) ??
    (wide === undefined ? undefined : wide - wire) ??
    (clear === undefined ? undefined : clear + wire)
  if (coil === undefined) throw missing('coil diameter', thing.name)
  if (wide !== undefined && !isSame(coil + wire, wide)) throw unread(outer[0]?.figure.text ?? thing.name)
  if (clear !== undefined && !isSame(coil - wire, clear)) throw unread(inner[0]?.figure.text ?? thing.name)
  const [turnsTold, pitchTold, riseTold, overall] = ['turns', 'pitch', 'rise', 'overall'].map((word) =>
    named(thing, word),
  ) as [SaidSize[], SaidSize[], SaidSize[], SaidSize[]]
  const whole = toldOnce(overall)
  const rise = toldOnce(riseTold) ?? (whole === undefined ? undefined : whole - wire)
  const turns = toldOnce(turnsTold)
  const pitch = toldOnce(pitchTold) ?? (rise !== undefined && turns !== undefined ? rise / turns : undefined)
  if (pitch === undefined) throw missing('pitch', thing.name)
  const height = rise ?? (turns === undefined ? undefined : turns * pitch)
  if (height === undefined) throw missing('number of turns', thing.name)
  if (turns !== undefined && !isSame(turns * pitch, height))
    throw unread(turnsTold[0]?.figure.text ?? thing.name)
  if (pitch <= wire || coil <= wire || height <= 0) throw unread(pitchTold[0]?.figure.text ?? thing.name)
  holdStart(world, thing, coil)
  const count = height / pitch
  const length = Math.hypot(Math.PI * coil * count, height)
  const volume = (Math.PI / 4) * wire ** 2 * length
  for (const said of allSizes(thing)) {
    const isWide = said.words.some((word) => /^(?:mean|outer|inner)$/u.test(word)) && count >= 1
    said.used = true
    world.takeAs(
      said.figure,
      `${thing.name} ${said.words[0] ?? ''}${isWide ? ' (across it)' : ' (all of its wire)'}`,
      isWide ? { kind: 'extent', axis: 'x' } : { kind: 'volume' },
      isWide ? coil + wire : volume,
    )
  }
  world.assume('The spring has open ends, and winds as a right-hand screw unless told')
  const across = coil + wire
  const size: Point3 = [across, across, height + wire]
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'sweep',
          id,
          operation,
          sketch: { add: [{ kind: 'circle', diameter: wire }] },
          path: {
            kind: 'helix',
            diameter: coil,
            pitch,
            height,
            origin: [(box.min[0] + box.max[0]) / 2, (box.min[1] + box.max[1]) / 2, box.min[2] + wire / 2],
            hand: thing.words.includes('left') ? 'left' : 'right',
          },
        },
      ],
    },
    size,
    axis: 'z',
    round: false,
    name: 'spring',
  }
}

/** "The helix starts at (X=12, Y=0, Z=0)": on its coil. */
function holdStart(world: World, thing: Thing, coil: number): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'points') continue
    const [point = []] = place.points
    const off = Math.hypot(...place.axes.map((axis, nth) => (axis === 'z' ? 0 : (point[nth] ?? 0))))
    if (!isSame(off, coil / 2)) world.fail(said)
    for (const figure of place.figures) world.level(figure)
    said.used = true
    thing.places = thing.places.filter((each) => each !== said)
  }
}
