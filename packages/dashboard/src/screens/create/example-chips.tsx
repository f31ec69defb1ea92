import './example-chips.css'
import { EXAMPLES, type Example } from './examples.ts'

/** To begin from: a click puts the words into the box, where they can be changed. */
export const ExampleChips = ({ onChoose }: { onChoose: (example: Example) => void }) => (
  <section className="examples" aria-label="Examples">
    {EXAMPLES.map(({ kind, examples }) => (
      <div key={kind}>
        <h2>{kind}</h2>
        <ul>
          {examples.map((example) => (
            <li key={example.name}>
              <button type="button" title={example.prompt} onClick={() => onChoose(example)}>
                {example.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)
