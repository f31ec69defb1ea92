/** Holes, pockets, slots and small bodies, by their sizes in every usual order. */
import type { Chance, Feature, Host } from './composed.ts'

type Make = (host: Host, chance: Chance) => Feature

const round = (diameter: number): number => (Math.PI / 4) * diameter ** 2

const hole: Make = ({ size: [, , t] }, chance) => {
  const noun = chance.of(['hole', 'hole', 'bore', 'through hole', 'circular hole'])
  const d = chance.of([6, 8, 10, 12])
  return {
    noun,
    cut: true,
    volume: -round(d) * t,
    height: t / 2,
    above: 0,
    wordings: [
      `a ${d} mm diameter ${noun}`,
      `a ${d} mm ${noun}`,
      `a ${d}mm ${noun}`,
      `a Ø${d} mm ${noun}`,
      `a ${noun} ${d} mm in diameter`,
      `a ${noun} of ${d} mm diameter`,
      `a ${noun} of radius ${d / 2} mm`,
      `a ${noun} with a diameter of ${d} mm`,
      `a ${noun} with a ${d / 2} mm radius`,
      `a ${noun} having a diameter of ${d} mm`,
      `a ${noun} that is ${d} mm in diameter`,
      `a ${noun} (diameter ${d} mm)`,
    ],
    own: [
      `Its diameter is ${d} mm`,
      `The ${noun} has a diameter of ${d} mm`,
      `The ${noun} is ${d} mm in diameter`,
      `The diameter of the ${noun} is ${d} mm`,
      `The ${noun}'s radius is ${d / 2} mm`,
    ],
  }
}

const roundPocket: Make = ({ size: [, , t] }, chance) => {
  const noun = chance.of(['blind hole', 'circular pocket', 'round recess', 'circular hole'])
  const [d, deep] = [chance.of([6, 8, 10, 12]), chance.of([3, 4, 5])]
  return {
    noun,
    cut: true,
    volume: -round(d) * deep,
    height: t - deep / 2,
    above: 0,
    wordings: [
      `a ${d} mm diameter ${noun}, ${deep} mm deep,`,
      `a ${d} mm ${noun} with a depth of ${deep} mm`,
      `a ${deep} mm deep ${noun} with a diameter of ${d} mm`,
      `a ${noun} ${d} mm in diameter and ${deep} mm deep`,
      `a ${noun} with a diameter of ${d} mm and a depth of ${deep} mm`,
      `a ${noun} of radius ${d / 2} mm and depth ${deep} mm`,
      `a ${noun} (diameter ${d} mm, depth ${deep} mm)`,
    ],
    own: [
      `It is ${d} mm in diameter and ${deep} mm deep`,
      `The ${noun} has a diameter of ${d} mm and is ${deep} mm deep`,
      `The ${noun} is ${deep} mm deep and has a diameter of ${d} mm`,
      `Its diameter is ${d} mm and its depth ${deep} mm`,
    ],
  }
}

const pocket: Make = ({ size: [, , t] }, chance) => {
  const noun = chance.of(['rectangular pocket', 'rectangular recess', 'pocket', 'rectangular depression'])
  const [a, b, deep] = [chance.of([18, 20, 22]), chance.of([9, 11, 14]), chance.of([3, 4, 5])]
  return {
    noun,
    cut: true,
    volume: -a * b * deep,
    height: t - deep / 2,
    above: 0,
    sides: [a, b],
    wordings: [
      `a ${a} x ${b} mm ${noun}, ${deep} mm deep,`,
      `a ${a} mm x ${b} mm x ${deep} mm ${noun}`,
      `a ${deep} mm deep ${noun} of ${a} x ${b} mm`,
      `a ${noun} ${a} mm long, ${b} mm wide and ${deep} mm deep`,
      `a ${noun} that is ${a} mm long, ${b} mm wide, and ${deep} mm deep`,
      `a ${noun} measuring ${a} mm by ${b} mm with a depth of ${deep} mm`,
      `a ${noun} with a length of ${a} mm, a width of ${b} mm and a depth of ${deep} mm`,
      `a ${noun} (${a} mm x ${b} mm, ${deep} mm deep)`,
    ],
    own: [
      `It measures ${a} mm x ${b} mm and is ${deep} mm deep`,
      `The ${noun} is ${a} mm long, ${b} mm wide and ${deep} mm deep`,
      `Its length is ${a} mm, its width ${b} mm and its depth ${deep} mm`,
    ],
  }
}

const window: Make = ({ size: [, , t] }, chance) => {
  const noun = chance.of([
    'rectangular hole',
    'rectangular cutout',
    'rectangular opening',
    'rectangular window',
  ])
  const [a, b] = [chance.of([18, 20, 22]), chance.of([9, 11, 14])]
  return {
    noun,
    cut: true,
    volume: -a * b * t,
    height: t / 2,
    above: 0,
    sides: [a, b],
    wordings: [
      `a ${a} x ${b} mm ${noun}`,
      `a ${noun} ${a} mm long and ${b} mm wide`,
      `a ${noun} of ${a} mm x ${b} mm`,
      `a ${noun} measuring ${a} mm by ${b} mm`,
      `a ${noun} that measures ${a} mm by ${b} mm`,
      `a ${noun} with a length of ${a} mm and a width of ${b} mm`,
      `a ${noun} (${a} mm x ${b} mm)`,
    ],
    own: [
      `It measures ${a} mm x ${b} mm`,
      `The ${noun} is ${a} mm long and ${b} mm wide`,
      `Its length is ${a} mm and its width is ${b} mm`,
    ],
  }
}

const slot: Make = ({ size: [, , t] }, chance) => {
  const noun = chance.of(['slot', 'slotted hole', 'obround slot'])
  const [a, b] = [chance.of([20, 22, 24]), chance.of([6, 8, 10])]
  return {
    noun,
    cut: true,
    volume: -((a - b) * b + round(b)) * t,
    height: t / 2,
    above: 0,
    wordings: [
      `a ${a} x ${b} mm ${noun}`,
      `a ${b} mm wide, ${a} mm long ${noun}`,
      `a ${noun} ${a} mm long and ${b} mm wide`,
      `a ${noun} with a length of ${a} mm and a width of ${b} mm`,
      `a ${noun} (length ${a} mm, width ${b} mm)`,
    ],
    own: [
      `It is ${a} mm long and ${b} mm wide`,
      `The ${noun} has a length of ${a} mm and a width of ${b} mm`,
    ],
  }
}

const boss: Make = ({ size: [, , t] }, chance) => {
  const noun = chance.of(['cylinder', 'cylindrical boss', 'boss', 'round post', 'cylindrical pin'])
  const [d, high] = [chance.of([14, 17, 20]), chance.of([9, 11, 13])]
  return {
    noun,
    cut: false,
    volume: round(d) * high,
    height: t + high / 2,
    above: high,
    wordings: [
      `a ${d} mm diameter ${noun}, ${high} mm high,`,
      `a ${high} mm tall ${noun} with a ${d} mm diameter`,
      `a ${noun} ${d} mm in diameter and ${high} mm tall`,
      `a ${noun} that is ${d} mm in diameter and ${high} mm high`,
      `a ${noun} of ${d} mm diameter and ${high} mm height`,
      `a ${noun} of radius ${d / 2} mm and height ${high} mm`,
      `a ${noun} with a diameter of ${d} mm and a height of ${high} mm`,
      `a ${noun} (diameter ${d} mm, height ${high} mm)`,
    ],
    own: [
      `It is ${d} mm in diameter and ${high} mm tall`,
      `The ${noun} has a diameter of ${d} mm and a height of ${high} mm`,
      `Its diameter is ${d} mm and its height is ${high} mm`,
    ],
  }
}

const block: Make = ({ size: [, , t] }, chance) => {
  const noun = chance.of(['rectangular block', 'block', 'box', 'rectangular prism', 'rectangular boss'])
  const [a, b, high] = [chance.of([18, 20, 22]), chance.of([9, 11, 14]), chance.of([13, 15, 17])]
  return {
    noun,
    cut: false,
    volume: a * b * high,
    height: t + high / 2,
    above: high,
    sides: [a, b],
    wordings: [
      `a ${a} x ${b} x ${high} mm ${noun}`,
      `a ${high} mm high ${noun} of ${a} x ${b} mm`,
      `a ${noun} ${a} mm long, ${b} mm wide and ${high} mm tall`,
      `a ${noun} measuring ${a} mm by ${b} mm with a height of ${high} mm`,
      `a ${noun} with a length of ${a} mm, a width of ${b} mm and a height of ${high} mm`,
      `a ${noun} (${a} mm x ${b} mm x ${high} mm)`,
    ],
    own: [
      `It is ${a} mm long, ${b} mm wide and ${high} mm tall`,
      `The ${noun} measures ${a} x ${b} x ${high} mm`,
      `Its length is ${a} mm, its width is ${b} mm and its height is ${high} mm`,
    ],
  }
}

const cube: Make = ({ size: [, , t] }, chance) => {
  const a = chance.of([11, 13, 14, 15])
  return {
    noun: 'cube',
    cut: false,
    volume: a ** 3,
    height: t + a / 2,
    above: a,
    sides: [a, a],
    wordings: [
      `a ${a} mm cube`,
      `a ${a} x ${a} x ${a} mm cube`,
      `a cube with ${a} mm sides`,
      `a cube of side ${a} mm`,
      `a cube with a side length of ${a} mm`,
      `a cube with an edge length of ${a} mm`,
    ],
    own: [`Its sides are ${a} mm long`, `The cube has a side length of ${a} mm`],
  }
}

export const FEATURES: readonly Make[] = [hole, roundPocket, pocket, window, slot, boss, block, cube]
