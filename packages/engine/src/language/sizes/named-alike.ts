/**
 * "The cylinder has a width of 75 mm … a box as high and deep as its diameter, and of the same width": what is cut from a
 * round body runs along its axis with the size that goes by the same name.
 */
import { type Entity, shapeOf } from '../entity.ts'

const ALONG = new Set(['width', 'length', 'depth', 'thickness'])
const ROUND = new Set(['round', 'tube'])
const ACROSS = ['axis x', 'axis y'] as const

export function settleNamedAlike(entities: readonly Entity[]): void {
  for (const cut of entities) {
    const host = cut.host ?? entities.find(({ kind }) => kind === 'solid')
    if (!cut.cut || !host || host === cut || shapeOf(cut) !== 'box' || !ROUND.has(shapeOf(host) ?? ''))
      continue
    const along = host.given.find(({ word }) => ALONG.has(word))
    const same = along && cut.given.find(({ word }) => word === along.word)
    const others = cut.given.filter((given) => given !== same)
    if (!same || others.length !== 2 || others.some(({ attribute }) => attribute.values.length !== 1))
      continue
    same.word = 'axis z'
    for (const [index, given] of others.entries()) given.word = ACROSS[index] as string
  }
}
