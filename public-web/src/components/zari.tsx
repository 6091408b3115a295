/** The woven gold border. */
export function Zari() {
  return <div className="zari" aria-hidden="true" />;
}
