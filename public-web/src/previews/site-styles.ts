import site from '../styles/index.css?inline';

/** Registered properties, which Tailwind's utilities use and a shadow root ignores. */
const registeredProperties = site.match(/@property[^{]+\{[^}]*\}/g) ?? [];

/**
 * The site's styles for a shadow root, whose host replaces the document and its body. The host inherits nothing: `all`,
 * in the lowest layer, resets everything except custom properties, and the tokens set those.
 */
export const siteStyles = `@layer host { :host { all: initial; display: block; } }
${site
  .replaceAll(/:root(\[[^\]]+\]|:not\([^)]+\))?/g, (_, state?: string) =>
    state ? `:host(${state})` : ':host',
  )
  .replaceAll(/(?<=^|[{},\s])body(?=\s*\{)/g, ':host')}`;

let registered = false;

/**
 * Adds to the document the rules that have no effect in a shadow root; they affect no element outside it. The shell has
 * the fonts.
 */
export function registerProperties(): void {
  if (registered) return;
  registered = true;
  const style = document.createElement('style');
  style.textContent = registeredProperties.join('');
  document.head.append(style);
}
