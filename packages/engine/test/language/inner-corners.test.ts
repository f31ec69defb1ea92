/** Posts in the inside corners of a hollow box: between its walls, on its floor. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { holdBalanced } from './balanced.ts'
import { read, refusal } from './reading.ts'

const BOX = 'A box 100 mm x 60 mm x 40 mm. Hollow it out from the top leaving 4 mm walls and a 5 mm floor.'
const ROOM = [
  [100 * 60 * 40, 20],
  [-92 * 52 * 35, 22.5],
] as const
const POSTS = [...ROOM, [4 * 10 * 10 * 20, 15]] as const

holdBalanced([
  [`${BOX} In each of the 4 inside corners add a square post, 10 mm x 10 mm and 20 mm tall.`, POSTS],
  [
    `${BOX} In each inner corner add a square post, 10 mm x 10 mm, touching both walls. The posts stand on the floor and are 20 mm tall (they stop 15 mm below the rim).`,
    POSTS,
  ],
  [`${BOX} Four square posts, 10 mm x 10 mm and 20 mm tall, stand on the floor in the four corners.`, POSTS],
  [
    `${BOX} At the 4 interior corners add a square post, 10 mm x 10 mm, 20 mm tall. Drill a 4 mm hole down into the center of the top of each post, 12 mm deep.`,
    [...POSTS, [-4 * Math.PI * 4 * 12, 19]],
  ],
])

test('what is said in passing of the posts is measured', () => {
  const told = `${BOX} In each inside corner add a square post, 10 mm x 10 mm and 20 mm tall (they stop 12 mm below the rim).`
  assert.throws(() => made(read(told).plan))
})

test('only bodies stand in the inside corners, and only of what is hollow', () => {
  assert.match(
    refusal(`${BOX} Drill a 3 mm hole in each of the four inside corners.`).message,
    /inside corners/u,
  )
  assert.match(
    refusal(
      'A block 100 x 60 x 40 mm. In each of the four inside corners add a post, 10 mm in diameter and 20 mm tall.',
    ).message,
    /inside corners/u,
  )
})
