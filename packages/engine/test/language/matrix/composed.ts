/**
 * Prompts put together from ways to say a body, a feature, its place and the sentence around them, each with the solid that
 * its words come to. What is read by itself must be read in any company: gaps hide where two wordings meet.
 */
import type { Point2, Point3 } from '../../../src/plan/geometry.ts'

/** Material, or with a negative volume a cut. */
export interface Piece {
  volume: number
  centre: Point3
}

/** One of several wordings, chosen anew for every prompt. */
export type Wordings = readonly string[]

export interface Host {
  noun: string
  wordings: Wordings
  round: boolean
  /** Length, width and height of its box, which begins at the origin. */
  size: Point3
  volume: number
}

export interface Feature {
  noun: string
  wordings: Wordings
  /** Sizes told in a sentence of their own. */
  own: Wordings
  cut: boolean
  /** With its sign. */
  volume: number
  /** Of its middle. */
  height: number
  /** How far it stands out over its host. */
  above: number
  /** Of what has straight sides: distances from an edge run to them, unless the middle is spoken of. */
  sides?: Point2
}

export interface Place {
  wordings: Wordings
  /** Middles, from the corner of the host's box. */
  at: readonly Point2[]
  /** On rectangular hosts only. */
  byEdges?: boolean
  /** Wordings that speak of the middle of the feature. */
  ofMiddle?: RegExp
}

export interface Told {
  prompt: string
  pieces: readonly Piece[]
  size: Point3
}

/** A small generator of its own: the same prompts on every machine. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (Math.imul(this.#state, 1103515245) + 12345) & 0x7fffffff
    return ((this.#state >> 8) & 0xffff) / 0x10000
  }

  of<T>(all: readonly T[]): T {
    return all[Math.floor(this.next() * all.length)] as T
  }
}

export const volumeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { volume }) => sum + volume, 0)

export const centreOf = (pieces: readonly Piece[]): Point3 =>
  [0, 1, 2].map(
    (k) =>
      pieces.reduce((sum, { volume, centre }) => sum + volume * (centre[k] as number), 0) / volumeOf(pieces),
  ) as Point3

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
