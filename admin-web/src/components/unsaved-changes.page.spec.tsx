import { createRoot, type Root } from 'react-dom/client';
import { settle, withDom } from '../../test/console';
import { UnsavedChangesContext, useUnsavedChanges } from './unsaved-changes';

let root: Root;
withDom(() => root.unmount());

function Part({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedChanges(isUnsaved);
  return null;
}

it('the shell asks until the last part of a page is saved', async () => {
  const reports: boolean[] = [];
  const report = (isUnsaved: boolean) => void reports.push(isUnsaved);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  async function show(one: boolean, other: boolean): Promise<boolean | undefined> {
    root.render(
      <UnsavedChangesContext value={report}>
        <Part isUnsaved={one} />
        <Part isUnsaved={other} />
      </UnsavedChangesContext>,
    );
    await settle();
    return reports.at(-1);
  }
  expect(await show(true, true)).toBe(true);
  expect(await show(false, true)).toBe(true);
  expect(await show(false, false)).toBe(false);
});
