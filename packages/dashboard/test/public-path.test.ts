import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite, test } from 'node:test'
import { createSession } from '../../service/src/accounts/sessions.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig } from './rig.ts'

suite('an address with a path in it', { skip: NO_BROWSER }, () => {
  test('leads to every screen, and its links stay under it', async () => {
    // In front of the service, as an operator's proxy would stand, taking the path off.
    let target = 0
    const proxy = createServer((from, to) => {
      const path = from.url?.replace(/^\/cad/, '') || '/'
      const passed = request(
        { host: '127.0.0.1', port: target, path, method: from.method, headers: from.headers },
        (answer) => {
          to.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(to)
        },
      )
      from.pipe(passed)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const publicUrl = `http://127.0.0.1:${port}/cad`
    const rig = await openRig({ PUBLIC_URL: publicUrl })
    try {
      target = Number(new URL(rig.service.url).port)
      const context = await rig.browser.newContext()
      const { accountId } = rig.owner
      const value = await createSession(rig.service.database.db, { accountId, userAgent: '', address: '' })
      await context.addCookies([{ name: 'cadwright_session', value, url: publicUrl }])
      const page = await context.newPage()
      await page.goto(`${publicUrl}/jobs?status=failed`)
      await page.getByText('No job fits').waitFor()
      await page.getByRole('link', { name: 'API keys' }).click()
      await page.waitForURL(`${publicUrl}/keys`)
      await page.getByText('first key').waitFor()
      await page.reload()
      await page.getByText('first key').waitFor()
      await context.clearCookies()
      await page.waitForURL(`${publicUrl}/sign-in?next=%2Fkeys`)
    } finally {
      proxy.closeAllConnections()
      proxy.close()
      await rig.close()
    }
  })
})
