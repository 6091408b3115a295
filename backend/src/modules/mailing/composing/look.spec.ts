import { readFileSync } from 'node:fs';
import { colors, darkColors } from './look.js';

const TOKENS = {
  cloth: 'cloth',
  ink: 'ink',
  quiet: 'ink-2',
  zari: 'zari',
  leaf: 'leaf',
  onLeaf: 'on-leaf',
  line: 'line',
} as const;

const css = readFileSync(new URL('../../../../../public-web/src/styles/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split(":root[data-theme='dark']");

test.each(Object.entries(TOKENS) as Array<[keyof typeof TOKENS, string]>)(
  'the color %s is the token --%s of the site',
  (name, token) => {
    const declaration = (color: string) => `--${token}: ${color};`;
    expect(light).toContain(declaration(colors[name]));
    if (name in darkColors) expect(dark).toContain(declaration(darkColors[name as keyof typeof darkColors]));
  },
);
