import fonts from '../../../fonts/fonts.css?inline';
import site from '../styles/index.css?inline';

/** Registered properties, which Tailwind's utilities use and a shadow root ignores. */
const registeredProperties = site.match(/@property[^{]+\{[^}]*\}/g) ?? [];

/**
 * The site's styles for a shadow root, whose host replaces the document and its body. The host inherits nothing: `all`,
 * in the lowest layer, resets everything except custom properties, and the tokens set those.
 */
export const siteStyles = `@layer host { :host { all: initial; display: block; } }
${site
  .replaceAll(/html(:lang\([^)]+\)(?::not\([^)]+\))?)( body)?/g, ':host($1)')
  .replaceAll(/:root(\[[^\]]+\]|:not\([^)]+\))?/g, (_, state?: string) =>
    state ? `:host(${state})` : ':host',
  )
  .replaceAll(/(?<=^|[{},\s])body(?=\s*\{)/g, ':host')}`;

let added = false;

/** Adds to the document the rules that have no effect in a shadow root; they affect no element outside it. */
export function addDocumentRules(): void {
  if (added) return;
  added = true;
  const style = document.createElement('style');
  style.textContent = (hasFonts() ? '' : fonts) + registeredProperties.join('');
  document.head.append(style);
}

/** The shell has them, unless it is of an earlier release: the console stays open while the site is upgraded. */
function hasFonts(): boolean {
  return [...document.fonts].some(({ family }) => family.replaceAll('"', '') === 'Anek');
}
