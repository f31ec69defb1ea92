/** What is made of two things, once for each two of them: asked again and again, and always the same. */
export function remembered<A extends object, B extends object, Made>(
  make: (first: A, second: B) => Made,
): (first: A, second: B) => Made {
  const known = new WeakMap<A, WeakMap<B, { made: Made }>>()
  return (first, second) => {
    const ofFirst = known.get(first) ?? new WeakMap<B, { made: Made }>()
    known.set(first, ofFirst)
    const found = ofFirst.get(second) ?? { made: make(first, second) }
    ofFirst.set(second, found)
    return found.made
  }
}
