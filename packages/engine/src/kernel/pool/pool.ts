/**
 * A fixed number of kernels in threads of their own, the compiled module shared by all. Jobs wait in line for a free
 * one. A thread that hangs, breaks, is aborted or has grown too large is replaced; the others go on meanwhile.
 */
import { compileKernel } from '../occt.ts'
import type { WorkerJob } from './protocol.ts'
import { type Outcome, type RunOptions, Slot } from './slot.ts'

export interface PoolOptions {
  workers: number
  /** Whether kernels are warmed before they count as ready; a pool for a single job need not be. */
  warm?: boolean
  /** No kernel may ever use more. */
  maximumHeapBytes?: number
  recycleAtHeapBytes?: number
}

const MIB = 2 ** 20
const MAXIMUM_HEAP_BYTES = 2048 * MIB
const RECYCLE_AT_HEAP_BYTES = 384 * MIB

export class KernelPool {
  readonly #slots: Slot[]
  readonly #free: Slot[]
  readonly #waiting: ((slot: Slot) => void)[] = []

  private constructor(slots: Slot[]) {
    this.#slots = slots
    this.#free = [...slots]
  }

  /** Resolves when every kernel is warm. */
  static async open(options: PoolOptions): Promise<KernelPool> {
    const module = await compileKernel(options.maximumHeapBytes ?? MAXIMUM_HEAP_BYTES)
    const recycleAtHeapBytes = options.recycleAtHeapBytes ?? RECYCLE_AT_HEAP_BYTES
    const slots = Array.from(
      { length: options.workers },
      () => new Slot({ setup: { module, warm: options.warm ?? true }, recycleAtHeapBytes }),
    )
    try {
      await Promise.all(slots.map((slot) => slot.ready()))
    } catch (error) {
      await Promise.all(slots.map((slot) => slot.close()))
      throw error
    }
    return new KernelPool(slots)
  }

  get size(): number {
    return this.#slots.length
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get replaced(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.replaced, 0)
  }

  async run(job: WorkerJob, options: RunOptions): Promise<Outcome> {
    const slot = await this.#acquire(options.signal)
    if (!slot) return { kind: 'aborted' }
    try {
      return await slot.run(job, options)
    } finally {
      const next = this.#waiting.shift()
      if (next) next(slot)
      else this.#free.push(slot)
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#slots.map((slot) => slot.close()))
  }

  /** The next free slot, or undefined when the caller gave up first. */
  #acquire(signal: AbortSignal | undefined): Promise<Slot | undefined> {
    if (signal?.aborted) return Promise.resolve(undefined)
    const free = this.#free.pop()
    if (free) return Promise.resolve(free)
    const { promise, resolve } = Promise.withResolvers<Slot | undefined>()
    const take = (slot: Slot) => {
      signal?.removeEventListener('abort', leave)
      resolve(slot)
    }
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(take), 1)
      resolve(undefined)
    }
    this.#waiting.push(take)
    signal?.addEventListener('abort', leave, { once: true })
    return promise
  }
}
