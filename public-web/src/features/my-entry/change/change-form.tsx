import { parseVideoId } from '@paattu/shared/youtube-url';
import { type SyntheticEvent, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { linkProblem } from '../../../components/entry-fields/link-problem';
import { PhotoField } from '../../../components/entry-fields/photo-field';
import { useVideoCard } from '../../../components/entry-fields/use-video-card';
import { VideoCard } from '../../../components/entry-fields/video-card';
import { TextField } from '../../../components/text-field';
import { toast } from '../../../lib/toasts';
import { type BrokenRule, useFieldErrors } from '../../../lib/use-field-errors';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { type ChangeDraft, changeDrafts } from './change-draft';
import { CHANGE, useChange, type WholeChange } from './use-change';

/** The entry as she wants it: with her change, if one is waiting. */
function proposalOf({ name, youtubeUrl, photoUrl, revision }: MyEntry) {
  return {
    name: revision?.name ?? name,
    youtubeUrl: revision?.youtubeUrl ?? youtubeUrl,
    photoUrl: revision?.photoUrl ?? photoUrl,
  };
}

interface ChangeFormProps {
  entry: MyEntry;
  onChanged(): void;
}

/** Name, link and photo, filled as she last sent them. */
export function ChangeForm({ entry, onChanged }: ChangeFormProps) {
  const t = useTranslations('my-entry');
  const { form, validation } = useTranslations('entry-form');
  const [draft, setDraft] = useState<ChangeDraft>(() => changeDrafts.get(entry.id) ?? {});
  const [isPreparing, setPreparing] = useState(false);
  const { photoUrl, ...before } = proposalOf(entry);
  const values: WholeChange = { ...before, photo: null, ...draft };
  const hasNewLink = parseVideoId(values.youtubeUrl) !== parseVideoId(before.youtubeUrl);
  const broken = findBroken(values, validation);
  const fieldErrors = useFieldErrors<keyof WholeChange>(CHANGE, broken);
  const { send, isPending } = useChange(entry, {
    onChanged() {
      changeDrafts.delete(entry.id);
      onChanged();
    },
    onRejected: fieldErrors.reject,
  });
  const video = useVideoCard(values.youtubeUrl, hasNewLink);

  function change(part: ChangeDraft) {
    // The form must show the values that are being sent.
    if (isPending) return;
    const next = { ...draft, ...part };
    changeDrafts.set(entry.id, next);
    setDraft(next);
    fieldErrors.change(...Object.keys(part));
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending || isPreparing) return;
    const [first] = broken;
    if (first) {
      toast({ title: first.title, description: first.message, tone: 'destructive', about: CHANGE });
      return fieldErrors.reportBroken();
    }
    const isSame = values.name.trim() === before.name && !hasNewLink && !values.photo;
    if (isSame) toast({ title: t.change.unchanged, about: CHANGE });
    else send(values);
  }

  const field = (name: 'name' | 'youtubeUrl') => ({
    label: form.labels[name],
    value: values[name],
    input: fieldErrors.inputOf(name),
    readOnly: isPending,
    onValue: (value: string) => change({ [name]: value }),
  });
  const linkError =
    linkProblem(values.youtubeUrl, form) ??
    fieldErrors.errorOf('youtubeUrl') ??
    (hasNewLink ? video.rejection : undefined);

  return (
    <form noValidate aria-labelledby="change" className="card form mt-6 p-5 sm:p-8" onSubmit={submit}>
      <TextField {...field('name')} error={fieldErrors.errorOf('name')} maxLength={200} autoComplete="name" />
      <div>
        <TextField
          {...field('youtubeUrl')}
          hint={form.youtubeHint}
          error={linkError}
          type="url"
          maxLength={2_000}
          autoComplete="off"
        />
        {hasNewLink && <VideoCard video={video} silence={t.change.silence} />}
      </div>
      <PhotoField
        contest={entry.contest}
        photo={values.photo}
        isPreparing={isPreparing}
        former={photoUrl ? { src: `${photoUrl}&size=card`, alt: t.photo } : undefined}
        error={fieldErrors.errorOf('photo')}
        input={fieldErrors.inputOf('photo')}
        onPreparing={setPreparing}
        onChange={(photo) => change({ photo })}
        onInvalid={({ title, description }) => {
          toast({ title, description, tone: 'destructive', about: CHANGE });
          fieldErrors.reject([{ field: 'photo', message: description }]);
        }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <BusyButton type="submit" busy={isPending || isPreparing}>
          {isPending ? t.change.submitting : entry.status === 'approved' ? t.change.send : t.change.save}
        </BusyButton>
        {values.photo && (
          <BusyButton className="btn btn-ghost" busy={isPending} onClick={() => change({ photo: null })}>
            {t.change.keepPhoto}
          </BusyButton>
        )}
      </div>
    </form>
  );
}

type Validation = ReturnType<typeof useTranslations<'entry-form'>>['validation'];

function findBroken({ name, youtubeUrl }: WholeChange, t: Validation): BrokenRule<keyof WholeChange>[] {
  const rule = (field: 'name' | 'youtubeUrl', { title, description }: Validation['missingName']) => ({
    field,
    title,
    message: description,
  });
  return [
    ...(name.trim() ? [] : [rule('name', t.missingName)]),
    ...(parseVideoId(youtubeUrl) ? [] : [rule('youtubeUrl', t.invalidUrl)]),
  ];
}
