#!/usr/bin/env node
// The command itself needs Node 24, which runs TypeScript as it is. On an older Node it hands over to the Node 24 that
// the project's own dependencies bring along.
import { spawnSync } from 'node:child_process'
import { createRequire, enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  // Parsing three hundred source files takes half a second that a second run need not spend.
  enableCompileCache()
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else {
  const node = bundledNode()
  const { status, signal, error } = spawnSync(
    node,
    [fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  )
  if (error) throw error
  process.exitCode = status ?? (signal === 'SIGINT' ? 130 : 1)
}

function bundledNode() {
  try {
    return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`)
  } catch {
    console.error(
      `cadwright needs Node ${NEEDED} or newer; this is ${process.version}, and no newer one came with it.`,
    )
    process.exit(1)
  }
}
