/** What a body is shaped like and how big it is, from its name, its adjectives and its sizes. */
import { missing, unread } from '../../../operations/unread.ts'
import { formBody } from '../../forms/build.ts'
import { POLYGONS as POLYGON_SIDES } from '../../polygon-names.ts'
import { allSizes, isShaped, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { arched } from './arched.ts'
import { elbow } from './arcs.ts'
import { boxSize } from './boxes.ts'
import { ellipse } from './ellipses.ts'
import { gable } from './gables.ts'
import { gear } from './gears.ts'
import { helix } from './helix.ts'
import { revolvedBody } from './revolved.ts'
import { capsule, halfRound, obround, torus, tube } from './round.ts'
import { sector } from './sectors.ts'
import {
  across,
  type Ground,
  isInner,
  isOuter,
  isRoundSize,
  roundAxis,
  runOf,
  type Shaped,
  solid,
  wayOf,
} from './shaped.ts'
import { cone, polygonal, pyramid, wedge } from './tapered.ts'
import { endHeights, isTrapezoidal, sloped, trapezoidal } from './tapers.ts'

const POLYGONS: Readonly<Record<string, number>> = {
  ...POLYGON_SIDES,
  equilateral: 3,
  'equilateral triangle': 3,
}

const LINEAR = /^(?:length|height|thickness|depth)$/u

/** "80 mm long, 50 mm across, 12 mm thick": with a length and a thickness besides, that is its width. */
function acrossAsWidth(thing: Thing): void {
  const across = thing.sizes.find(({ words }) => words.includes('across'))
  const others = thing.sizes.filter(
    ({ dimension, rank, of, gloss }) => rank === undefined && !of && !gloss && LINEAR.test(dimension),
  )
  const isLong = others.some(({ dimension }) => dimension === 'length')
  if (across && isLong && others.length === 2) across.dimension = 'width'
}

export function shapeOf(world: World, thing: Thing, ground: Ground): Shaped {
  if (thing.form) return formBody(world, thing, thing.form)
  acrossAsWidth(thing)
  const is = (...words: string[]): boolean => isShaped(thing, ...words)
  const axis = wayOf(thing) ?? roundAxis(thing) ?? ground.side.axis
  const sizes = allSizes(thing)
  const rounds = sizes.filter((said) => isRoundSize(said) && said.of === undefined)
  const outer = rounds.find(isOuter) ?? rounds.find((said) => !isInner(said))
  const inner = rounds.find((said) => isInner(said))
  const bare = sizeOf(thing, 'bare')
  if (is('roundended', 'obround', 'slot shape', 'stadium')) return obround(world, thing, ground)
  if (is('ellipse', 'elliptical', 'oval')) return ellipse(world, thing, axis, ground)
  // Drawn and extruded they are built; told as bodies they have no builder yet.
  if (is('outline', 'parallelogram')) throw unread(thing.name)
  if (is('roundtop')) return arched(world, thing, ground)
  if (isTrapezoidal(thing)) return trapezoidal(world, thing)
  if (is('wedge', 'ramp', 'sloped', 'tapered') && !is('cone', 'pyramid') && endHeights(thing).length === 2)
    return sloped(world, thing, ground)
  if (is('torus')) return torus(world, thing, axis)
  if (is('revolved')) return revolvedBody(world, thing)
  if (is('sector', 'quarter')) return sector(world, thing, axis, ground)
  if (is('elbow')) return elbow(world, thing)
  if (is('spring')) return helix(world, thing)
  if (is('gear')) return gear(world, thing, ground)
  if (is('sphere', 'spherical', 'ball') && !is('half', 'cylinder')) {
    const said = outer ?? bare
    if (!said) throw missing('diameter', thing.name)
    const diameter = across(world, thing, said)
    return {
      shape: { kind: 'sphere', diameter },
      size: [diameter, diameter, diameter],
      axis,
      round: true,
      name: 'sphere',
    }
  }
  if (is('hemisphere', 'hemispherical', 'half sphere', 'dome')) {
    const said = outer ?? bare
    const known = said ? across(world, thing, said) : ground.spans(axis === 'x' ? 'y' : 'x')
    if (known === undefined) throw missing('diameter', thing.name)
    return {
      shape: { kind: 'hemisphere', diameter: known },
      size: solid(known, axis, known / 2),
      axis,
      round: true,
      name: 'hemisphere',
    }
  }
  if (is('half', 'half cylinder', 'half round', 'semicircle', 'semicircular'))
    return halfRound(world, thing, axis, ground, outer)
  if (is('cone', 'conical', 'tapered', 'frustum', 'truncated') && !is('pyramid'))
    return cone(world, thing, axis, ground)
  if (is('pyramid')) return pyramid(world, thing, axis, ground)
  const polygon = Object.keys(POLYGONS).find((name) => is(name) && !is('hole')) ?? headOf(world, thing)
  if (polygon) return polygonal(world, thing, POLYGONS[polygon] as number, axis, ground)
  if (is('gable', 'tent', 'gable roof') || (is('roof') && is('triangular', 'triangular prism')))
    return gable(world, thing, ground)
  if (is('wedge', 'ramp', 'triangle', 'triangular', 'triangular prism')) return wedge(world, thing, ground)
  if (is('capsule', 'domedends')) return capsule(world, thing, axis)
  const isTube = is('tube', 'hollow') && !is('box', 'square', 'rectangular')
  if (isTube && (outer || inner)) return tube(world, thing, axis, ground, outer, inner)
  const isRound =
    is('cylinder', 'turned', 'circle', 'round', 'circular', 'cylindrical', 'rod', 'disc') &&
    !is('square', 'rectangular')
  if (outer || isRound || inner || isTurnedName(thing)) {
    if (inner && outer) return tube(world, thing, axis, ground, outer, inner)
    const wall = sizeOf(thing, 'wall')
    if (outer && wall && is('tube', 'pipe', 'ring')) return tube(world, thing, axis, ground, outer, inner)
    const said = outer ?? bare ?? (isRound ? sizeOf(thing, 'width') : undefined)
    const reached = said ? undefined : ground.spans('x')
    if (!said && reached === undefined) throw missing('diameter', thing.name)
    const diameter = said ? across(world, thing, said) : (reached as number)
    return {
      shape: { kind: 'round', diameter },
      size: solid(diameter, axis, runOf(world, thing, axis, ground, [said])),
      axis,
      round: true,
      name: 'round',
    }
  }
  return {
    shape: { kind: 'box' },
    size: boxSize(world, thing, ground),
    axis: ground.side.axis,
    round: false,
    name: 'box',
  }
}

/** "The head is 17 mm across flats", of a hex bolt: its bolt tells how it is shaped. */
function headOf({ told }: World, thing: Thing): string | undefined {
  const isHead = /^(?:head|nut)$/u.test(thing.name) && sizeOf(thing, 'flats', 'corners') !== undefined
  const isHex = told.things.some(
    ({ announced, words, name }) => announced && (words.includes('hexagonal') || name.startsWith('hex')),
  )
  return isHead && isHex && !isShaped(thing, 'square', 'octagonal') ? 'hexagonal' : undefined
}

const TURNED =
  /^(?:shank|pin|dowel|rod|wire|shaft|stem|hub|spigot|journal|stud|head|axle|spindle|boss|collar|roller|wheel|disc|disk|bolt|screw|plug|pulley|spool|knob|eye)$/u

/** "a 10 mm shank 45 mm long": its diameter, where nothing else is said across it. */
const isTurnedName = (thing: Thing): boolean =>
  TURNED.test(thing.name) &&
  sizeOf(thing, 'bare') !== undefined &&
  sizeOf(thing, 'length', 'height', 'thickness') !== undefined &&
  allSizes(thing).every(
    ({ rank, dimension }) => rank === undefined && !/^(?:width|side|flats|corners|depth)$/u.test(dimension),
  ) &&
  !isShaped(thing, 'square', 'rectangular', 'hexagonal', 'octagonal')
