/** What the sizes of each section are: how far it spreads and rises, how long it runs, how thick its parts are. */
import type { SaidSize } from '../things.ts'
import type { Claims } from './claims.ts'
import type { Letter } from './letters.ts'

/** One size, or what it comes to with others: the inside width and two walls. */
export interface Roles {
  /** Outside, across. */
  wide?: SaidSize
  /** The other flange, where it is of another width. */
  wideHigh?: SaidSize
  /** Outside, up. */
  tall?: SaidSize
  run?: SaidSize
  /** Of what lies, and of what stands. */
  lying?: SaidSize
  standing?: SaidSize
  /** Told between what lies. */
  tallInside?: boolean
  /** Both legs are told on the inside. */
  inside?: boolean
  /** All is as thick as this. */
  shared?: SaidSize
}

const put = (
  roles: Roles,
  key: keyof Omit<Roles, 'tallInside' | 'inside'>,
  said: SaidSize | undefined,
): void => {
  if (said) roles[key] ??= said
}

const THICK = ['thickness', 'wall'] as const

/** The thickness of everything, told of the whole or of all its walls at once. */
function thickness(claims: Claims, ...keys: string[]): SaidSize | undefined {
  for (const key of [...keys, 'whole'])
    for (const name of THICK) {
      const [said] = claims.row(key, 'up', name)
      if (said) {
        claims.claim(said)
        return said
      }
    }
  return undefined
}

function angle(claims: Claims): Roles {
  const roles: Roles = {}
  put(roles, 'lying', claims.of('base', 'up', ...THICK))
  put(roles, 'standing', claims.of('wall', 'across', ...THICK))
  put(roles, 'shared', thickness(claims, 'both'))
  const legs = claims.row('both', 'across', 'bare', 'length', 'sides', 'height').slice(0, 2)
  if (legs.length > 0) {
    claims.claim(...legs)
    if (legs.some(({ within }) => within)) roles.inside = true
    put(roles, 'wide', legs[0])
    put(roles, 'tall', legs[1] ?? legs[0])
  }
  put(roles, 'wide', claims.of('base', 'across', 'length', 'bare'))
  put(roles, 'tall', claims.of('wall', 'up', 'height', 'length', 'bare'))
  if (!roles.wide && !roles.tall) {
    const sides = claims.row('whole', 'across', 'sides')
    if (sides.length === 2 || (sides.length === 3 && !roles.shared && !roles.lying)) {
      claims.claim(...sides)
      put(roles, 'wide', sides[0])
      put(roles, 'tall', sides[1])
      put(roles, 'shared', sides[2])
    }
  }
  put(roles, 'tall', claims.of('whole', 'up', 'height'))
  if (roles.wide) put(roles, 'run', claims.of('whole', 'run', 'width', 'length', 'depth', 'run'))
  else {
    put(roles, 'run', claims.of('whole', 'run', 'width', 'run'))
    put(roles, 'wide', claims.of('whole', 'across', 'length'))
  }
  for (const key of ['both', 'base', 'wall']) put(roles, 'run', claims.of(key, 'run', 'width'))
  return roles
}

function channel(claims: Claims, isC: boolean): Roles {
  const roles: Roles = {}
  const [web, flange] = isC ? (['height', 'width'] as const) : (['width', 'height'] as const)
  put(roles, 'lying', claims.of('base', 'up', ...THICK))
  put(roles, 'standing', claims.of('both', 'across', ...THICK))
  for (const key of ['low', 'high']) put(roles, 'standing', claims.of(key, 'across', ...THICK))
  put(roles, 'shared', thickness(claims))
  put(roles, 'run', claims.of('whole', 'run', 'length', 'run'))
  const sides = claims.row('whole', 'across', 'sides')
  if (sides.length === 3 && roles.shared) {
    claims.claim(...sides)
    put(roles, 'run', sides[0])
    put(roles, 'wide', sides[1])
    put(roles, 'tall', sides[2])
  } else if (sides.length > 1) {
    claims.claim(...sides)
    put(roles, 'wide', sides[0])
    put(roles, 'tall', sides[1])
    put(roles, 'shared', sides[2])
  }
  put(roles, 'wide', claims.of('whole', 'across', web))
  put(roles, 'tall', claims.of('whole', 'up', flange, 'depth'))
  put(roles, 'wide', claims.of('base', 'across', 'width', 'bare', 'height', 'length'))
  put(roles, 'tall', claims.of('both', 'up', 'height', 'length', 'bare', 'width', 'depth'))
  return roles
}

function beam(claims: Claims, isZ: boolean): Roles {
  const roles: Roles = {}
  put(roles, 'lying', claims.of('both', 'up', ...THICK, 'height'))
  for (const key of ['low', 'high']) put(roles, 'lying', claims.of(key, 'up', ...THICK, 'height'))
  put(roles, 'standing', claims.of('web', 'across', ...THICK, 'width'))
  put(roles, 'shared', thickness(claims))
  const sides = claims.row('both', 'across', 'sides')
  if (sides.length === 2 && !roles.lying) {
    claims.claim(...sides)
    put(roles, 'wide', sides[0])
    put(roles, 'lying', sides[1])
  }
  if (!isZ) put(roles, 'wide', claims.of('whole', 'across', 'width'))
  const [width, other] = claims.row('both', 'across', 'width', 'length')
  if (width && !roles.wide) {
    claims.claim(width, other)
    put(roles, 'wide', width)
    put(roles, 'wideHigh', other)
  }
  // "7 mm flanges" where their width is told, "28 mm flanges" where their thickness is.
  put(roles, roles.wide ? 'lying' : 'wide', claims.row('both', 'across', 'bare')[0])
  claims.claim(roles.lying, roles.wide)
  put(roles, 'standing', claims.row('web', 'across', 'bare')[0])
  claims.claim(roles.standing)
  put(roles, 'wide', claims.of('low', 'across', 'width', 'length', 'bare'))
  put(roles, 'wideHigh', claims.of('high', 'across', 'width', 'length', 'bare'))
  put(roles, 'tall', claims.of('whole', 'up', 'height', 'depth'))
  if (isZ) put(roles, 'run', claims.of('whole', 'run', 'width', 'length', 'depth', 'run'))
  else {
    put(roles, 'run', claims.of('whole', 'run', 'length', 'run'))
    for (const key of ['both', 'web']) put(roles, 'run', claims.of(key, 'run', 'length'))
    if (!roles.tall) {
      put(roles, 'tall', claims.of('web', 'up', 'height', 'length', 'depth'))
      if (roles.tall) roles.tallInside = true
    }
  }
  return roles
}

function tee(claims: Claims, isBracket: boolean): Roles {
  const roles: Roles = {}
  // "A T-bracket 80 mm long, 30 mm wide": its flange is so long.
  if (isBracket) {
    put(roles, 'wide', claims.of('whole', 'across', 'length'))
    put(roles, 'run', claims.of('whole', 'run', 'width'))
  }
  const [first, second] = claims.row('flange', 'across', 'sides')
  claims.claim(first, second)
  put(roles, 'wide', first)
  put(roles, 'lying', second)
  // Of the two sizes of a stem the lesser is its thickness.
  const stem = claims.row('web', 'up', 'sides').sort((a, b) => a.figure.value - b.figure.value)
  if (stem.length === 2) {
    claims.claim(...stem)
    put(roles, 'standing', stem[0])
    put(roles, 'tall', stem[1])
    roles.tallInside = true
  }
  const lies = claims.row('flange', 'up', ...THICK, 'height', 'length').length > 0
  put(roles, 'wide', claims.of('flange', 'across', 'length', ...(lies ? (['width'] as const) : []), 'bare'))
  put(roles, 'lying', claims.of('flange', 'up', ...THICK, 'height', 'width'))
  put(roles, 'standing', claims.of('web', 'across', ...THICK, 'width'))
  put(roles, 'tall', claims.of('whole', 'up', 'height'))
  if (!roles.tall) {
    put(roles, 'tall', claims.of('web', 'up', 'height', 'length', 'depth'))
    if (roles.tall) roles.tallInside = true
  }
  put(roles, 'run', claims.of('whole', 'run', 'length', 'run'))
  put(roles, 'wide', claims.of('whole', 'across', 'width'))
  put(roles, 'run', claims.of('whole', 'run', 'depth', 'width'))
  if (roles.run || !roles.lying || !roles.standing) put(roles, 'shared', thickness(claims))
  else put(roles, 'run', claims.of('whole', 'run', 'thickness'))
  return roles
}

function plus(claims: Claims): Roles {
  const roles: Roles = {}
  put(roles, 'shared', claims.of('both', 'up', 'width') ?? claims.row('both', 'up', 'thickness', 'bare')[0])
  claims.claim(roles.shared)
  const sides = claims.row('whole', 'across', 'sides')
  if (sides.length === 2) {
    claims.claim(...sides)
    put(roles, 'wide', sides[0])
    put(roles, 'tall', sides[1])
  }
  put(
    roles,
    'run',
    claims.of('whole', 'run', 'thickness', 'run', 'depth') ?? claims.of('both', 'run', 'thickness'),
  )
  put(roles, 'wide', claims.of('whole', 'across', 'diameter', 'width', 'length'))
  put(roles, 'tall', claims.of('whole', 'up', ...(roles.run ? (['height', 'length'] as const) : [])))
  put(roles, 'run', claims.of('whole', 'run', 'height'))
  put(roles, 'tall', roles.wide)
  return roles
}

/** "An L-shaped plate 90 x 70 mm, 8 mm thick. The legs are 18 mm wide": it lies flat. */
function flat(claims: Claims): Roles {
  const roles: Roles = {}
  for (const key of ['whole', 'both', 'base', 'wall', 'flange', 'web'])
    put(roles, 'run', claims.of(key, 'run', 'thickness', 'run'))
  put(roles, 'lying', claims.of('base', 'up', 'width') ?? claims.of('flange', 'up', 'width'))
  put(roles, 'standing', claims.of('wall', 'across', 'width') ?? claims.of('web', 'across', 'width'))
  put(roles, 'shared', claims.row('both', 'across', 'width')[0])
  claims.claim(roles.shared)
  const [first, second] = [
    ...claims.row('whole', 'across', 'sides'),
    ...claims.row('both', 'across', 'length', 'bare', 'sides'),
  ]
  claims.claim(first, second)
  put(roles, 'wide', first)
  put(roles, 'tall', second ?? first)
  put(roles, 'wide', claims.of('base', 'across', 'length') ?? claims.of('flange', 'across', 'length'))
  put(roles, 'tall', claims.of('wall', 'up', 'length', 'height'))
  return roles
}

const ROLES: Readonly<Record<Letter, (claims: Claims) => Roles>> = {
  l: angle,
  u: (claims) => channel(claims, false),
  c: (claims) => channel(claims, true),
  i: (claims) => beam(claims, false),
  z: (claims) => beam(claims, true),
  t: (claims) => tee(claims, false),
  plus,
}

/** `words`: what the part was called. */
export function rolesOf(letter: Letter, words: string): (claims: Claims) => Roles {
  const roles =
    letter === 'l' && isPlate(words)
      ? flat
      : letter === 't' && /bracket/iu.test(words)
        ? (claims: Claims) => tee(claims, true)
        : ROLES[letter]
  return (claims) => withRun(claims, roles(claims))
}

/** "the horizontal leg 34 mm long, both 4 mm thick, 75 mm long": what nothing else is, is how long it runs. */
function withRun(claims: Claims, roles: Roles): Roles {
  for (const key of ['both', 'base', 'wall', 'low', 'high', 'web', 'flange', 'along', 'across'])
    put(roles, 'run', claims.of(key, 'run', 'length', 'run', 'depth'))
  return roles
}

export const isPlate = (words: string): boolean => /plate|sheet/iu.test(words)
