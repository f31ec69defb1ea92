#!/usr/bin/env node
// Installs what the project needs and builds the dashboard, each once: on a fresh clone and after something changed. Runs
// on Node 20 or newer, before anything is installed, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.cadwright-installed`

const digest = () => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(root + file))
  return hash.digest('hex')
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest()) install()
// The dashboard's own tools need Node 24, which is there now.
run(
  `${root}node_modules/.bin/node`,
  [`${root}scripts/build-dashboard.mjs`],
  'The dashboard could not be built',
)

function install() {
  const oldest = 20
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    console.error(`Cadwright needs Node ${oldest} or newer to install itself; this is ${process.version}.`)
    process.exit(1)
  }
  console.error('Installing dependencies (the first time takes about a minute) …')
  // Not `npm ci`: it insists on the builds of optional packages for every other system.
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], 'npm install failed')
  writeFileSync(stamp, digest())
}

function run(program, args, fault) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  console.error(`${fault}; see the messages above.`)
  process.exit(1)
}
