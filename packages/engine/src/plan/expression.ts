/**
 * Arithmetic as in a spreadsheet cell, read by precedence climbing: `+ -`, then `* /`, then unary minus,
 * then `^` (to the right, so `-2^2` is -4 as in mathematics). Angles are in degrees.
 */

/** What is wrong with an expression; the caller knows where it stands and says so. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'
}

const LONGEST = 500
const DEEPEST = 50

type Token =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'sign'; text: string }
  | { kind: 'end'; text: string }

const TOKEN = /\s*(?:((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|([A-Za-z_][A-Za-z0-9_]*)|([-+*/^(),]))/y

/** Exact at the quarter turns, where the radian functions are off by a rounding. */
function sineOfDegrees(angle: number): number {
  const turn = ((angle % 360) + 360) % 360
  if (turn % 90 === 0) return [0, 1, 0, -1][turn / 90] as number
  return Math.sin((angle * Math.PI) / 180)
}
function cosineOfDegrees(angle: number): number {
  const turn = ((angle % 360) + 360) % 360
  if (turn % 90 === 0) return [1, 0, -1, 0][turn / 90] as number
  return Math.cos((angle * Math.PI) / 180)
}

interface Callable {
  arguments: readonly [least: number, most: number]
  apply: (...values: number[]) => number
}

const FUNCTIONS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['min', { arguments: [1, 20], apply: Math.min }],
  ['max', { arguments: [1, 20], apply: Math.max }],
  ['sqrt', { arguments: [1, 1], apply: (x = 0) => Math.sqrt(x) }],
  ['sin', { arguments: [1, 1], apply: (x = 0) => sineOfDegrees(x) }],
  ['cos', { arguments: [1, 1], apply: (x = 0) => cosineOfDegrees(x) }],
  ['tan', { arguments: [1, 1], apply: (x = 0) => sineOfDegrees(x) / cosineOfDegrees(x) }],
  ['abs', { arguments: [1, 1], apply: (x = 0) => Math.abs(x) }],
  // Halves go away from zero, as spreadsheets have it.
  ['round', { arguments: [1, 1], apply: (x = 0) => Math.sign(x) * Math.round(Math.abs(x)) }],
  ['floor', { arguments: [1, 1], apply: (x = 0) => Math.floor(x) }],
  ['ceil', { arguments: [1, 1], apply: (x = 0) => Math.ceil(x) }],
])

export const CONSTANTS: ReadonlyMap<string, number> = new Map([['pi', Math.PI]])

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const pattern = new RegExp(TOKEN)
  const end = text.trimEnd().length
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex
    const found = pattern.exec(text)
    if (!found) throw new ExpressionError(`"${text.slice(from).trim().slice(0, 20)}" cannot be read`)
    const [, number, name, sign] = found
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number), text: number })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else tokens.push({ kind: 'sign', text: sign as string })
  }
  tokens.push({ kind: 'end', text: 'the end' })
  return tokens
}

class Reader {
  readonly #tokens: readonly Token[]
  readonly #lookUp: (name: string) => number
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[], lookUp: (name: string) => number) {
    this.#tokens = tokens
    this.#lookUp = lookUp
  }

  whole(): number {
    const value = this.#sum()
    if (this.#next().kind !== 'end') throw new ExpressionError(`"${this.#next().text}" was not expected`)
    return value
  }

  #next(): Token {
    return this.#tokens[this.#at] as Token
  }

  #take(sign: string): boolean {
    const token = this.#next()
    if (token.kind !== 'sign' || token.text !== sign) return false
    this.#at += 1
    return true
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw new ExpressionError(`"${sign}" is missing before ${this.#next().text}`)
  }

  #sum(): number {
    let value = this.#product()
    for (;;) {
      if (this.#take('+')) value += this.#product()
      else if (this.#take('-')) value -= this.#product()
      else return value
    }
  }

  #product(): number {
    let value = this.#signed()
    for (;;) {
      if (this.#take('*')) value *= this.#signed()
      else if (this.#take('/')) {
        const divisor = this.#signed()
        if (divisor === 0) throw new ExpressionError('divides by zero')
        value /= divisor
      } else return value
    }
  }

  /** Every way to nest passes through here, so that the depth is counted once. */
  #signed(): number {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new ExpressionError(`is nested deeper than ${DEEPEST} levels`)
    const value = this.#take('-') ? -this.#signed() : this.#take('+') ? this.#signed() : this.#power()
    this.#depth -= 1
    return value
  }

  #power(): number {
    const base = this.#single()
    return this.#take('^') ? base ** this.#signed() : base
  }

  #single(): number {
    const token = this.#next()
    if (token.kind === 'number') {
      this.#at += 1
      return token.value
    }
    if (token.kind === 'name') {
      this.#at += 1
      return this.#take('(')
        ? this.#call(token.text)
        : (CONSTANTS.get(token.text) ?? this.#lookUp(token.text))
    }
    if (this.#take('(')) {
      const value = this.#sum()
      this.#expect(')')
      return value
    }
    throw new ExpressionError(`a number or a name is missing before ${token.text}`)
  }

  #call(name: string): number {
    const called = FUNCTIONS.get(name)
    if (!called) {
      throw new ExpressionError(`there is no function "${name}", only ${[...FUNCTIONS.keys()].join(', ')}`)
    }
    const values = [this.#sum()]
    while (this.#take(',')) values.push(this.#sum())
    this.#expect(')')
    const [least, most] = called.arguments
    if (values.length < least || values.length > most) {
      throw new ExpressionError(
        `${name} takes ${least === most ? least : `${least} to ${most}`} numbers, not ${values.length}`,
      )
    }
    return called.apply(...values)
  }
}

/** The number an expression stands for; throws an ExpressionError where it stands for none. */
export function evaluate(text: string, lookUp: (name: string) => number): number {
  if (text.length > LONGEST) throw new ExpressionError(`is longer than ${LONGEST} characters`)
  const value = new Reader(tokensOf(text), lookUp).whole()
  if (!Number.isFinite(value)) throw new ExpressionError(`gives ${value}, which is not a finite number`)
  // Adding zero turns a negative zero into the plain one.
  return value + 0
}
