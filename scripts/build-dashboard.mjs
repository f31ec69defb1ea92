#!/usr/bin/env node
// Builds the dashboard to the static files that the service serves; nothing where they are newer than what they come from.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dashboard = join(root, 'packages/dashboard')
const stamp = join(dashboard, 'dist/.built-from')

const sources = [
  join(root, 'package-lock.json'),
  join(dashboard, 'index.html'),
  join(dashboard, 'vite.config.ts'),
  ...readdirSync(join(dashboard, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(),
]
const hash = createHash('sha256')
for (const file of sources) hash.update(file.slice(root.length)).update(readFileSync(file))
const digest = hash.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  console.error('Building the dashboard …')
  const { build } = await import('vite')
  await build({ root: dashboard, configFile: join(dashboard, 'vite.config.ts'), logLevel: 'warn' })
  writeFileSync(stamp, digest)
}
