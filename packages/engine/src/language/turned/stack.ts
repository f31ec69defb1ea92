/** Round bodies in the order in which they stand on each other, from what each clause tells of them. */

import { singular } from '../lexicon/lexicon.ts'
import { ORDER } from '../lexicon/order.ts'
import { type Body, bodyOf } from './body.ts'
import type { Clause, Size } from './clause.ts'
import { LAST, RANKS } from './ranks.ts'
import { referred, sameNamed } from './referred.ts'
import { share, tell } from './tell.ts'

export interface Told {
  clause: Clause
  sentence: number
}

export interface Stack {
  bodies: Body[]
  /** Sizes that were told once more. */
  again: Size[]
}

/** The bodies from the lowest up; nothing where it is not clear how they stand. */
export function stackOf(told: readonly Told[]): Stack | undefined {
  const made: Body[] = []
  let order: Body[] = []
  const loose: Body[] = []
  const again: Size[] = []
  const pairs: [Body, Body][] = []
  let between: Body | undefined
  let last: Body | undefined
  let lead: Clause['lead']

  for (const { clause } of told) {
    again.push(...clause.again)
    if (clause.bare) {
      // "the middle one is 40 mm": as the first of them was told.
      if (lead !== 'diameter' && lead !== 'height') return undefined
      if (clause.sizes[lead]) return undefined
      clause.sizes[lead] = clause.bare
    }
    lead = clause.lead ?? lead
    // "the middle one", "the second": called as the one before.
    if (
      clause.name &&
      last &&
      clause.name.every((word) => word === 'next' || word in RANKS || ORDER.includes(word))
    )
      clause.name = [...clause.name, last.words.at(-1) as string]
    const known = clause.name && !clause.anew && !clause.twin ? sameNamed(clause, made) : undefined
    // "Each layer is 10 mm tall": of all that are called so.
    if (clause.twin && clause.name && made.length > 0 && !clause.place) {
      const noun = singular(clause.name.at(-1) as string)
      const all = made.filter((body) => singular(body.words.at(-1) as string) === noun || noun === 'one')
      if (all.length > 0) {
        if (clause.name.length > 1 && all.length < 2) return undefined
        for (const body of all) if (!share(body, clause, all.indexOf(body) === 0)) return undefined
        continue
      }
    }
    const body = known ?? (clause.name ? undefined : last)
    if (body) {
      if (!tell(body, clause, made)) return undefined
      if (clause.place && !place(body, clause)) return undefined
      last = body
      continue
    }
    if (!clause.name) return undefined
    const [one, other] = [bodyOf(clause), clause.twin ? bodyOf(clause) : undefined]
    if (other) other.copied = true
    // "the next one": behind the one before.
    if (clause.name.includes('next') && last?.rank !== undefined) one.rank = last.rank + 1
    const before = last
    if (!tell(one, clause, made) || (other && !tell(other, { ...clause, again: [] }, made))) return undefined
    made.push(one, ...(other ? [other] : []))
    if (other) {
      one.rank = 0
      other.rank = 1
    }
    last = before
    if (other) {
      if (clause.place?.where === 'both ends') {
        const host = referred(clause.place.ref, made.slice(0, -2), before)
        if (!host || order.length !== 1 || order[0] !== host) {
          if (!host || loose.length !== 1 || loose[0] !== host || order.length > 0) return undefined
          loose.length = 0
        }
        order = [one, host, other]
      } else if (clause.place) return undefined
      else pairs.push([one, other])
      last = one
      continue
    }
    if (!place(one, clause)) return undefined
    last = one
  }

  function place(body: Body, { place: where, level }: Clause): boolean {
    if (level) body.rank = level === 'bottom' ? 0 : LAST
    if (!where) {
      if (order.length === 0 && loose.length === 0 && pairs.length === 0) order.push(body)
      else if (order.includes(body)) return true
      else loose.push(body)
      return true
    }
    const at = loose.indexOf(body)
    if (at >= 0) loose.splice(at, 1)
    if (order.includes(body)) return false
    if (where.where === 'between') {
      if (between) return false
      between = body
      return true
    }
    if (where.where === 'both ends') return false
    const host = referred(
      where.ref,
      made.filter((each) => each !== body),
      last === body ? made.at(-2) : last,
    )
    const index = host ? order.indexOf(host) : -1
    if (index < 0) return false
    const [top, bottom] = [index === order.length - 1, index === 0]
    if (where.where === 'above' || where.where === 'one end') {
      if (!top) return false
      order.push(body)
    } else if (where.where === 'below') {
      if (!bottom) return false
      order.unshift(body)
    } else if (top && !bottom) order.push(body)
    else if (bottom && !top) order.unshift(body)
    else return false
    return true
  }

  if (between) {
    const ends = pairs[0] ?? twoAlike(made, between)
    if (!ends || pairs.length > 1) return undefined
    const rest = [...order, ...loose].filter(
      (body) => body !== ends[0] && body !== ends[1] && body !== between,
    )
    if (rest.length > 0) return undefined
    order = [ends[0], between, ends[1]]
    loose.length = 0
  } else if (pairs.length > 0) return undefined
  if (loose.length > 0) {
    // Only words that rank them, or levels, tell how they stand.
    if (order.length !== 1) return undefined
    const all = [...order, ...loose]
    if (all.some((body) => body.rank === undefined && !body.range && !body.levels)) return undefined
    const ranks = all.map(({ rank }) => rank)
    if (ranks.every((rank) => rank !== undefined)) {
      if (new Set(ranks).size !== ranks.length) return undefined
      order = all.toSorted((a, b) => (a.rank as number) - (b.rank as number))
    } else if (all.every(({ range, levels }) => range || levels)) order = all
    else return undefined
  }
  return order.length === made.length ? { bodies: order, again } : undefined
}

/** The two of one name that another stands between. */
function twoAlike(made: readonly Body[], between: Body): [Body, Body] | undefined {
  const [one, other, ...more] = made.filter((body) => body !== between)
  return one && other && more.length === 0 ? [one, other] : undefined
}
