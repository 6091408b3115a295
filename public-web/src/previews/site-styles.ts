import fonts from '../styles/fonts.css?inline';
import site from '../styles/index.css?inline';

/** What a shadow root does not take: registered properties, which Tailwind's utilities are made with. */
const registeredProperties = site.match(/@property[^{]+\{[^}]*\}/g) ?? [];

/**
 * The site's styles for a shadow root, whose host stands in for the document and its body. Nothing of the page around
 * is inherited: `all`, in the lowest layer, leaves out custom properties alone, and the tokens set those anew.
 */
export const siteStyles = `@layer host { :host { all: initial; display: block; } }
${site
  .replaceAll(/:root(\[[^\]]+\]|:not\([^)]+\))?/g, (_, state?: string) =>
    state ? `:host(${state})` : ':host',
  )
  .replaceAll(/(?<=^|[{},\s])body(?=\s*\{)/g, ':host')}`;

let provided = false;

/** Gives the document what has no effect within a shadow root, and none on any element outside. */
export function provideFonts(): void {
  if (provided) return;
  provided = true;
  const style = document.createElement('style');
  style.textContent = fonts + registeredProperties.join('');
  document.head.append(style);
}
