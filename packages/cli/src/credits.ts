/** `cadwright credits …`: what an account may spend. */
import { balanceOf, grant } from '@cadwright/service/operator'
import { accountNamed, readCredits, readOptions, required, withService } from './operator.ts'

export async function grantCommand(args: string[]): Promise<number> {
  const values = readOptions(args, {
    account: { type: 'string' },
    amount: { type: 'string' },
    note: { type: 'string' },
  })
  const account = required(values.account, '--account')
  const amount = readCredits(required(values.amount, '--amount'), '--amount', 1)
  return await withService(async ({ db }) => {
    const { id } = await accountNamed(db, account)
    // In one transaction, so that what is printed is the balance that this grant made.
    const { balance } = await db.transaction().execute(async (transaction) => {
      await grant(transaction, { accountId: id, amount, note: values.note })
      return await balanceOf(transaction, id)
    })
    process.stdout.write(`${balance}\n`)
  })
}

export async function balanceCommand(args: string[]): Promise<number> {
  const account = required(readOptions(args, { account: { type: 'string' } }).account, '--account')
  return await withService(async ({ db }) => {
    const { balance, held } = await accountNamed(db, account)
    process.stdout.write(`${balance}\n`)
    if (held > 0) process.stderr.write(`${held} more are held for jobs that have not ended.\n`)
  })
}
