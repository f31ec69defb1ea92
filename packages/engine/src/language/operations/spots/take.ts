/** What each kind of place says of where something lies. */
import { takeRounds } from '../sketches/at-rounds.ts'
import { levelOf, SIDES } from '../space.ts'
import { takeLevel } from '../standing/measured.ts'
import type { SaidPlace } from '../things.ts'
import { takeBeyond } from './beyond.ts'
import { takeFrom } from './distances.ts'
import { takeAt } from './faces.ts'
import { takeArray, takeGrid, takeSpread } from './layouts.ts'
import { inMiddleOf, takeBetween, takeCentered } from './middles.ts'
import type { Spots } from './spots.ts'

/** Whether it is done with. In the first pass only what says which way is taken, in the last what is told from the middle. */
export function takePlace(s: Spots, said: SaidPlace, pass: number): boolean {
  const { place } = said
  const { build, thing } = s.request
  if (takeRounds(s, said)) return true
  switch (place.kind) {
    case 'points':
      s.points = place.points.map(([u = 0, v = 0]) => [u + s.center[s.plane[0]], v + s.center[s.plane[1]]])
      said.used = true
      return true
    case 'grid':
      return takeGrid(s, said, place)
    case 'array':
      return takeArray(s, said, place)
    case 'coordinate': {
      if (place.axis === s.request.axis) return false
      const levels = place.figures.map(({ value }) => value)
      for (const figure of place.figures) s.take(figure, place.axis, [figure.value])
      return s.fix(place.axis, levels, said)
    }
    case 'range': {
      // "five holes from X=-32 to X=32": where the first and the last of them lie.
      if (s.request.count > 2 && thing.role === 'cut' && s.plane.includes(place.axis)) {
        const ends = place.figures.map(({ value }) => value)
        for (const figure of place.figures) s.take(figure, place.axis, [figure.value])
        return s.fix(place.axis, ends, said)
      }
      const [a, b] = place.figures.map((figure) =>
        takeLevel(build, figure, `${thing.name} at ${place.axis}`, place.axis),
      )
      return a !== undefined && b !== undefined && s.fix(place.axis, [(a + b) / 2], said)
    }
    case 'from':
      return takeFrom(s, said, place, pass)
    case 'beyond':
      return takeBeyond(s, said, place)
    case 'astride':
    case 'apart':
      return takeSpread(s, said, place, pass)
    case 'circle': {
      const diameter = build.take(place.figure, `${thing.name} circle`)
      s.takeRadius(place.figure, place.radius ? diameter : diameter / 2)
      said.used = true
      return true
    }
    case 'row':
      said.used = true
      return true
    case 'even':
      s.layout.even = true
      said.used = true
      return true
    case 'clock':
    case 'angles': {
      const values = place.figures.map((figure) => build.take(figure, `${thing.name} angle`))
      if (place.kind === 'angles' && place.step) s.layout.step = values[0] as number
      else s.layout.angles = [...(s.layout.angles ?? []), ...values]
      said.used = true
      return true
    }
    case 'centered':
      return takeCentered(s, said, place, pass)
    case 'concentric': {
      const site = s.site(place.ref)
      return site ? inMiddleOf(s, site, said) : false
    }
    case 'between':
      return pass > 0 && takeBetween(s, said, place)
    case 'flush':
      return takeFlush(s, said, place)
    case 'at':
      return takeAt(s, said, place, pass)
    default:
      return false
  }
}

function takeFlush(
  s: Spots,
  said: SaidPlace,
  { ref, owns }: SaidPlace['place'] & { kind: 'flush' },
): boolean {
  const site = s.site(ref)
  const own = owns && s.site({ ...owns, bound: undefined as never })?.side
  const side = own ?? site?.side
  if (!site || !side) return false
  const level = levelOf(site.box, site.side ?? side)
  return s.fix(side.axis, [level - side.sign * s.half(side.axis)], said)
}

/** Which side of the thing itself it is told of: "its left edge is …". */
export const ownSide = ({ own }: SaidPlace) =>
  own && [...own.adjectives, own.concept].flatMap((word) => SIDES[word] ?? [])[0]
