import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'

suite('the operator', { skip: NO_BROWSER }, () => {
  let rig: Rig
  before(async () => {
    rig = await openRig()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  test('credits that the operator grants are there for the account, with the note', async () => {
    const member = await rig.service.createAccount({ credits: 40 })
    const page = await rig.visit(rig.owner, '/operator')
    await page.getByRole('button', { name: `Grant credits to ${member.email}` }).click()
    await page.getByRole('spinbutton', { name: 'Credits' }).fill('250')
    await page.getByRole('textbox', { name: 'Note' }).fill('Invoice 2026-031')
    await page.getByRole('button', { name: 'Grant', exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: member.email })
    await row.getByText('290').waitFor()
    const theirs = await rig.visit(member, '/usage')
    await theirs.getByText('Invoice 2026-031').waitFor()
    assert.equal(await theirs.locator('.balance-figure').textContent(), '290')
  })

  test('a new account gets a link that signs it in once', async () => {
    const page = await rig.visit(rig.owner, '/operator')
    await page.getByRole('button', { name: 'New account' }).click()
    await page.getByLabel('E-mail address').fill('newcomer@example.com')
    await page.getByLabel('Starter credits').fill('15')
    await page.getByRole('button', { name: 'Create account' }).click()
    const link = (await page.locator('.shown-once').getByRole('code').textContent()) ?? ''
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('newcomer@example.com').waitFor()

    const context = await rig.browser.newContext()
    const newcomer = await context.newPage()
    await newcomer.goto(link)
    await newcomer.locator('input[type=password]').fill('a long enough password')
    await newcomer.getByRole('button').click()
    await newcomer.getByRole('navigation', { name: 'Main' }).waitFor()
    await newcomer.getByText('15', { exact: true }).first().waitFor()
    assert.equal(await newcomer.getByRole('link', { name: 'Operator' }).count(), 0)
    const again = await newcomer.goto(link)
    assert.equal(again?.status(), 410)
  })

  test('an address that is taken is refused in words', async () => {
    const { email } = await rig.service.createAccount()
    const page = await rig.visit(rig.owner, '/operator')
    await page.getByRole('button', { name: 'New account' }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    assert.notEqual((await page.getByRole('alert').textContent()) ?? '', '')
  })

  test('for everybody else there is no such screen', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/operator')
    await page.getByText('There is nothing at this address').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Operator' }).count(), 0)
  })

  test('the service’s state is shown', async () => {
    const page = await rig.visit(rig.owner, '/operator')
    await page.getByText('Everything is ready').waitFor()
    await page.locator('.figure').filter({ hasText: 'Queue' }).getByText('waiting').waitFor()
  })
})
