/** What is made of a thing, once for each: asked again and again, and always the same. */
export function remembered<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>()
  return (of) => {
    const found = known.get(of) ?? { made: make(of) }
    known.set(of, found)
    return found.made
  }
}
