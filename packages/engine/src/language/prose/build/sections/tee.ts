/** A T: a flange and a web under its middle; an I with a flange at either end of its web. */
import { unread } from '../../../operations/unread.ts'
import { type Profile, sidesOf, type Told } from './told.ts'

/** Of a flange or a web told as `54 x 7`: its two sizes; of three the length of it all is the middle one. */
function sidesOfPart(told: Told, key: string): { wide?: number; run?: number; thick?: number } {
  const said = told.ranked(key).map((each) => told.take(each) as number)
  // Of a web told by two sizes the smaller one is how thick it is.
  if (key === 'standing' && said.length === 2) said.sort((x, y) => y - x)
  const [a, b, c] = said
  if (a === undefined || b === undefined) return {}
  return c === undefined ? { wide: a, thick: b } : { wide: a, run: b, thick: c }
}

export function tee(told: Told): Profile {
  const { sides, thick } = sidesOf(told)
  // Which of its sizes a bracket is long, its parts would say.
  if (/bracket/u.test(told.thing.name) && told.thing.parts.length === 0) throw unread(told.thing.name)
  const [low, up] = [sidesOfPart(told, 'lying'), sidesOfPart(told, 'standing')]
  const shared = told.first(thick)
  const t1 = told.need(
    told.first(told.find('lying', 'thickness', 'height'), low.thick, shared),
    'thickness of its flange',
  )
  const t2 = told.need(
    told.first(told.find('standing', 'thickness'), told.find('standing', 'width'), up.thick, shared, t1),
    'thickness of its web',
  )
  const width = told.need(
    told.first(told.find('lying', 'width', 'length'), low.wide, told.find(undefined, 'width'), sides[0]),
    'width of its flange',
  )
  const overall = told.first(told.find(undefined, 'height'), sides[1])
  const stem = told.first(told.find('standing', 'height', 'length', 'bare'), up.wide)
  const run = told.need(
    told.first(
      told.find(undefined, 'length', 'depth'),
      told.find('lying', 'depth'),
      told.find('standing', 'depth'),
      low.run,
      told.find('lying', 'length') && told.find('lying', 'width') ? told.find('lying', 'width') : undefined,
    ),
    'length',
  )
  const top = told.need(overall ?? (stem === undefined ? undefined : t1 + stem), 'height')
  return {
    usual: told.find(undefined, 'length') ? 'x' : 'y',
    run,
    parts: {
      lying: { across: [-width / 2, width / 2], up: [top - t1, top] },
      standing: { across: [-t2 / 2, t2 / 2], up: [0, top - t1] },
    },
  }
}

export function beam(told: Told): Profile {
  const { sides, thick } = sidesOf(told)
  const shared = told.first(thick)
  const [flange, web] = [sidesOfPart(told, 'lying'), sidesOfPart(told, 'standing')]
  const t1 = told.need(
    told.first(told.find('lying', 'thickness', 'height'), flange.thick, shared),
    'thickness of its flanges',
  )
  const t2 = told.need(
    told.first(told.find('standing', 'thickness', 'width'), web.thick, shared),
    'thickness of its web',
  )
  const width = told.need(
    told.first(
      told.find('lying', 'width', 'length', 'bare'),
      flange.wide,
      told.find(undefined, 'width'),
      sides[1],
    ),
    'width of its flanges',
  )
  const overall = told.first(told.find(undefined, 'height', 'depth'), sides[0])
  const clear = told.first(told.find('standing', 'height', 'length'), web.wide)
  const run = told.need(told.first(told.find(undefined, 'length'), flange.run), 'length')
  const top = told.need(overall ?? (clear === undefined ? undefined : clear + 2 * t1), 'height')
  return {
    usual: 'x',
    run,
    parts: {
      lying: [
        { across: [-width / 2, width / 2], up: [0, t1] },
        { across: [-width / 2, width / 2], up: [top - t1, top] },
      ],
      standing: { across: [-t2 / 2, t2 / 2], up: [t1, top - t1] },
    },
  }
}
