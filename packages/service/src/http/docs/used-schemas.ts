/** The registry yields each schema twice, as read and as written, and schemas of no route: keep what the document refers to. */

const COMPONENT = '#/components/schemas/'

interface Document {
  components?: { schemas?: Record<string, unknown> }
}

export function onlyUsedSchemas<T extends object>(document: T): T {
  const { components, ...rest } = document as Document
  const schemas = components?.schemas ?? {}
  const used = new Set<string>()
  const follow = (value: unknown): void => {
    for (const name of referencesIn(value)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name])
    }
  }
  follow(rest)
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...document, components: { ...components, schemas: kept } }
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' && child.startsWith(COMPONENT)
      ? [child.slice(COMPONENT.length)]
      : referencesIn(child),
  )
}
