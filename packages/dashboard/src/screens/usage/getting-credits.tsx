import type { Me } from '@cadwright/service/dashboard'
import { CodeLine } from '../../parts/code-box.tsx'
import { Section } from '../../parts/page.tsx'
import { MODE } from '../../words/labels.ts'
import { credits } from '../../words/numbers.ts'

export const GettingCredits = ({ me }: { me: Me }) => (
  <Section title="Prices and credits">
    <div className="card getting-credits">
      <dl>
        {Object.entries(me.prices).map(([mode, price]) => (
          <div key={mode}>
            <dt>{MODE[mode as keyof Me['prices']]}</dt>
            <dd>{credits(price)} a part</dd>
          </div>
        ))}
      </dl>
      <p className="quiet small">
        Failed jobs cost nothing. Credits are granted by the operator of this service
        {me.role === 'owner' ? ', on the Operator screen or with:' : ' with:'}
      </p>
      <CodeLine text={me.grantCommand} label="Copy the command" />
    </div>
  </Section>
)
