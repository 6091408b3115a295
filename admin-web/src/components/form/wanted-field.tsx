import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { PagesShown } from '../in-site-zone';

/** An object of its own for each wish, so that the same field can be wanted again. */
interface Wanted {
  field: string;
}

interface Wishes {
  wanted: Wanted | null;
  open: (field: string) => void;
}

const WishesContext = createContext<Wishes>({ wanted: null, open: () => {} });

interface Props {
  form: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/**
 * Opens a field of the form: the parts around it show it, then it takes the focus. The first one is what a link to the page names,
 * after a `#`.
 */
export function WantedField({ form, children }: Props) {
  const { setFocus } = useFormContext();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = hash.slice(1);
  const isShown = use(PagesShown);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const open = useCallback((field: string) => setWanted({ field }), []);

  // Not while the form mounts, which replaces the items of its lists once.
  useEffect(() => {
    if (asked) open(asked);
  }, [asked, open]);

  useEffect(() => {
    if (wanted === null || !isShown) return;
    setFocus(wanted.field);
    focusWithin(form.current, wanted.field);
    showWhole(form.current);
    setWanted(null);
    // A later load of the page does not take the focus.
    if (asked && form.current?.contains(document.activeElement))
      void navigate({ pathname, search }, { replace: true });
  }, [wanted, isShown, form, setFocus, asked, navigate, pathname, search]);

  const wishes = useMemo(() => ({ wanted, open }), [wanted, open]);
  return <WishesContext value={wishes}>{children}</WishesContext>;
}

/** The form does not know a list as a field: its first item takes the focus, or the button that adds one, which has its name. */
function focusWithin(form: HTMLFormElement | null, field: string): void {
  const isPart = (element: Element | null | undefined) => {
    const name = element?.getAttribute('name');
    return name === field || Boolean(name?.startsWith(`${field}.`));
  };
  if (form === null || isPart(document.activeElement)) return;
  const part = [...form.elements].find(isPart);
  if (part instanceof HTMLElement) part.focus();
}

/** A focus alone shows the input, but perhaps not its label or what is wrong with it. */
function showWhole(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  if (form?.contains(activeElement))
    (activeElement?.closest(FIELD) ?? activeElement)?.scrollIntoView(NEAREST);
}

const FIELD = '.MuiFormControl-root';
const NEAREST = { block: 'nearest' } as const;

/** Returns what opens a field of the form around. */
export function useOpenField(): (field: string) => void {
  return use(WishesContext).open;
}

/** For a part of a form that may hide its fields: `show` is called with each field that is to be opened, before it takes the focus. */
export function useFieldToShow(show: (field: string) => void): void {
  const { wanted } = use(WishesContext);
  const [shown, setShown] = useState<Wanted | null>(null);
  if (wanted === shown) return;
  setShown(wanted);
  if (wanted) show(wanted.field);
}
