/** The woven gold border of a kasavu sari. */
export function Zari() {
  return <div className="zari" aria-hidden="true" />;
}
