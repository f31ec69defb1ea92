/** A number of the prompt with its unit and what kind of thing it is; compounds hold several values. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Span } from '../text/normalise.ts'

export interface Value {
  /** Millimetres, degrees or a plain number. */
  value: number
  unit: 'length' | 'angle' | undefined
  /** Of its unit; 1 for a bare number. */
  factor: number
  /** As the prompt has it. */
  text: string
  span: Span
  /** `(X)`, `along y`. */
  axis?: AxisName
  /** A dimension word tied to this value inside a compound: `60 long x 40 wide`. */
  label?: string
  /** The thing whose size it was told by: it is not that thing's own. */
  toldBy?: unknown
}

/** A value that the words stand for without saying it as a number. */
export const impliedValue = (value: number, unit: Value['unit'], span: Span, text = ''): Value => ({
  value,
  unit,
  factor: 1,
  text,
  span,
})

interface Base {
  values: Value[]
  span: Span
  text: string
  approximate: boolean
  /** Half-width of a stated band, `± 0.1`. */
  tolerance?: number
  /** The two ends of a range that leaves the choice to us: `10-12 mm`. */
  choice?: readonly [low: number, high: number]
  /** What is told about it: which table a name was looked up in. */
  note?: string
}

export type Quantity =
  | (Base & { kind: 'length' | 'angle' | 'ratio' })
  /** A bare number: a count or millimetres, as its place decides. */
  | (Base & { kind: 'number' })
  /** `late` may stand behind what it counts: `qty 4`, `(x4)`, `4 pcs`. */
  | (Base & { kind: 'count'; late?: true })
  /** `60 x 40 x 8 mm`. */
  | (Base & { kind: 'size' })
  /** `3 o'clock`, as degrees from the x axis. */
  | (Base & { kind: 'clock' })
  /** `0, 60, 120 degrees`. */
  | (Base & { kind: 'list' })
  /** `axes`: of numbers that name other ones than x and y, `(X=20, Z=8)`. */
  | (Base & { kind: 'points'; points: number[][]; axes?: readonly AxisName[] })
  /** `M6`, `M8x1`, `1/4-20`; of `M8 x 40` the value is the length. */
  | (Base & { kind: 'thread'; designation: string })
  /** Numbers that are names, or measure something else: `ISO 4762`, `6061-T6`, `24 V`. A binding one must be met. */
  | (Base & { kind: 'designation'; about?: string; binding?: true })
  /** `Ø12` and `R5` carry their dimension with them. */
  | (Base & { kind: 'marked'; dimension: 'diameter' | 'radius' })
  /** `X = 12`. */
  | (Base & { kind: 'coordinate'; axis: AxisName })
  /** `X = -12, 0, 12`. */
  | (Base & { kind: 'coordinates'; axis: AxisName })
  /** `Z = 0 to Z = 5`. */
  | (Base & { kind: 'range'; axis: AxisName })

export type QuantityKind = Quantity['kind']

/** Which axis each number of a point is along. */
export const pointAxes = ({ points, axes }: Quantity & { kind: 'points' }): readonly AxisName[] =>
  axes ?? (['x', 'y', 'z'] as const).slice(0, points[0]?.length ?? 2)

/** A length that words stand for, at the place where they are. */
export const impliedLength = (said: Value, { span, text }: { span: Span; text: string }): Quantity => ({
  kind: 'length',
  values: [said],
  span,
  text,
  approximate: false,
})
