import { contrast } from '../../scripts/build/contrast.mjs';
import { colors } from '../../scripts/build/design-tokens.mjs';
import { Group } from './group';

const SIZES = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'];
const THEMES = ['light', 'dark'] as const;

/** The colors with their contrast to the ground, and the scale of type. */
export function Tokens() {
  return (
    <>
      {THEMES.map((theme, index) => (
        <Group key={theme} title={`Colors, ${theme}: contrast to the cloth`}>
          {Object.entries(colors)
            .filter(([name]) => name !== 'shadow')
            .map(([name, values]) => (
              <Swatch
                key={name}
                name={name}
                color={values[index] ?? ''}
                ground={colors.cloth?.[index] ?? ''}
              />
            ))}
        </Group>
      ))}
      <Group title="Type">
        <div>
          {SIZES.map((size) => (
            <p key={size} className={size}>
              {size} Songs in Malayalam <span lang="ml">മഴക്കത്ത്</span>
            </p>
          ))}
        </div>
      </Group>
      <Group title="Zari">
        <div className="zari" style={{ width: '100%' }} />
      </Group>
    </>
  );
}

function Swatch({ name, color, ground }: { name: string; color: string; ground: string }) {
  return (
    <div className="text-sm" style={{ width: '8rem' }}>
      <div style={{ height: '4rem', background: color, border: '1px solid var(--line)' }} />
      {name}
      <br />
      {color} · {contrast(color, ground).toFixed(2)}
    </div>
  );
}
