/** What was opened, closed in the opposite order, each part even when another fails. */

export class Closing {
  readonly #parts: { name: string; close: () => Promise<void> }[] = []
  #running: Promise<void> | undefined

  add(name: string, close: () => Promise<void>): void {
    this.#parts.push({ name, close })
  }

  /** Once, however often it is asked for. */
  run(): Promise<void> {
    this.#running ??= this.#closeAll()
    return this.#running
  }

  async #closeAll(): Promise<void> {
    const faults: Error[] = []
    for (const { name, close } of this.#parts.toReversed()) {
      try {
        await close()
      } catch (cause) {
        faults.push(new Error(`${name} did not close`, { cause }))
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, faults.map(({ message }) => message).join('; '))
  }
}
