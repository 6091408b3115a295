/** The functions of the base line. They are made before the tables that their bodies name. */
export const FUNCTIONS = `
create function await_seal() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    insert into unsealed_acts select id from added where contest_id is not null;
    return null;
  end $$;

create function begin_as_proposal() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if new.state <> 'proposed' or new.manifest is not null then
      raise exception 'contest_results rejects insert' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;

create function begin_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
  declare
    sent timestamptz := new.sent_at + (site_now() - now());
  begin
    perform require_read_committed();
    update prize_offers set email_sent_at = sent,
      due_at = case when state = 'open' and suspended_at is null then coalesce(due_at, sent + interval '48 hours') else due_at end
    where email_id = new.id and email_sent_at is null;
    return null;
  end $$;

create function certified_stays() returns trigger language plpgsql set search_path = public, pg_temp as $$
  declare
    kept jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
  begin
    perform require_read_committed();
    if tg_op = 'UPDATE' and to_jsonb(new) -> 'contest_id' is distinct from kept -> 'contest_id' then
      raise exception '% rejects another contest', tg_table_name using errcode = 'insufficient_privilege';
    end if;
    perform from contests where id = coalesce(kept ->> 'contest_id', kept ->> 'id')::uuid for key share;
    if exists (select from contest_results
        where contest_id = coalesce(kept ->> 'contest_id', kept ->> 'id')::uuid and state <> 'dropped' and certified_at is not null)
      -- What belongs to an entry goes with it.
      and not (tg_op = 'DELETE' and kept ? 'entry_id'
        and not exists (select from contest_entries where id = (kept ->> 'entry_id')::uuid)) then
      raise exception '% rejects % once the result is certified', tg_table_name, lower(tg_op)
        using errcode = 'insufficient_privilege';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;

create function clear_former_title() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if current_setting('paattu.title_is_written', true) is distinct from 'yes' then
      new.title = null;
      new.channel_title = null;
    end if;
    perform set_config('paattu.title_is_written', '', true);
    return new;
  end $$;

create function count_approved_entries_on_delete() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
  perform require_read_committed();
    update contests set approved_entry_count = approved_entry_count + changes.sum
    from (select contest_id, sum(change) from (select contest_id, -1 as change from before where status = 'approved') each_change
          group by contest_id having sum(change) <> 0) changes
    where id = changes.contest_id;
    return null;
  end $$;

create function count_approved_entries_on_insert() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
  perform require_read_committed();
    update contests set approved_entry_count = approved_entry_count + changes.sum
    from (select contest_id, sum(change) from (select contest_id, 1 as change from after where status = 'approved') each_change
          group by contest_id having sum(change) <> 0) changes
    where id = changes.contest_id;
    return null;
  end $$;

create function count_approved_entries_on_update() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
  perform require_read_committed();
    update contests set approved_entry_count = approved_entry_count + changes.sum
    from (select contest_id, sum(change) from (select contest_id, 1 as change from after where status = 'approved'
    union all select contest_id, -1 from before where status = 'approved') each_change
          group by contest_id having sum(change) <> 0) changes
    where id = changes.contest_id;
    return null;
  end $$;

create function count_security_event() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if new.count <= old.count or new.last_at < old.last_at
       or (new.id, new.kind, new.user_id, new.actor_id, new.network, new.user_agent_class, new.hour, new.first_at)
          is distinct from
          (old.id, old.kind, old.user_id, old.actor_id, old.network, old.user_agent_class, old.hour, old.first_at) then
      raise exception 'a security event is only counted' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;

create function current_contest() returns uuid language sql stable set search_path = public, pg_temp as $$
  select id from contests where published_at is not null and announce_at <= site_now() order by announce_at desc limit 1 $$;

create function date_act() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    new.at := greatest(exact_now(),
      (select at from audit_log where contest_id = new.contest_id order by at desc limit 1));
    return new;
  end $$;

create function exact_now() returns timestamp with time zone language sql as $$
  select site_now() + (clock_timestamp() - now())
$$;

create function finish_without_result() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if new.certified_at is null then
      new.result_announced_at := null;
      new.result_final_at := null;
    elsif not exists (select from contest_results where contest_id = new.id and state <> 'dropped') then
      new.result_final_at := new.certified_at;
    end if;
    return new;
  end $$;

create function jury_has_begun(contest uuid) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from jury_rounds where contest_id = contest) $$;

create function jury_is_over(contest uuid) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from contests where id = contest and (
      certified_at is not null
      or not exists (select from jury_rounds where contest_id = contest and closes_at > site_now())
        and (winner_at <= site_now() or exists (select from jury_rounds where contest_id = contest and number = 2))))
$$;

create function keep_assignments_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    raise exception 'The judge, the entry and the round of assignment % stay', old.id
      using errcode = 'check_violation', constraint = 'jury_assignments_identity_stays';
  end $$;

create function keep_bundle() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    perform from contest_results where id = new.result_id for share;
    if new.name not in ('README.md', 'SHA256SUMS', 'audit.jsonl', 'contest.json', 'entries.json', 'heads.txt', 'marks.csv',
          'result.json', 'roll.txt', 'rules.md', 'verify.mjs', 'votes.json')
      or exists (select from contest_results where id = new.result_id and manifest is not null) then
      raise exception 'result_files rejects insert' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;

create function keep_certified_result() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if old.certified_at is not null and (to_jsonb(new) - '{state,manifest,fault,announced_at,final_at}'::text[]
             <> to_jsonb(old) - '{state,manifest,fault,announced_at,final_at}'::text[]
        or (old.state, new.state) not in (('certified', 'certified'), ('certified', 'announced'), ('announced', 'announced'), ('announced', 'final'))
        or old.manifest is not null and old.manifest is distinct from new.manifest
        or old.announced_at is not null and old.announced_at is distinct from new.announced_at) then
      raise exception 'contest_results rejects update' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;

create function keep_consents() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    raise exception 'a consent never changes' using errcode = 'restrict_violation';
  end $$;

create function keep_criteria_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if exists (select from jury_rounds where contest_id = old.id) then
      raise exception 'The criteria of contest % stay once a round of its jury has opened', old.id
        using errcode = 'check_violation', constraint = 'contests_criteria_stay';
    end if;
    return new;
  end $$;

create function keep_end_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if old.closes_at <= exact_now() and (old.number = 2
      or exists (select from jury_rounds later where later.contest_id = old.contest_id and later.number > old.number)
      or exists (select from contests where id = old.contest_id and (certified_at is not null or winner_at <= exact_now()))) then
      raise exception 'Round % is over, and cannot open again', old.id
        using errcode = 'check_violation', constraint = 'jury_rounds_end_stays';
    end if;
    return new;
  end $$;

create function keep_for_a_year() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if old.hour > exact_now() - interval '8736 hours' then
      raise exception 'a row of % stays for a year', tg_table_name using errcode = 'restrict_violation';
    end if;
    return old;
  end $$;

create function keep_gallery_order() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    raise exception 'The order of the gallery of contest % stays once it is published', old.id
      using errcode = 'check_violation', constraint = 'contests_gallery_order_stays';
  end $$;

create function keep_given_marks_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    raise exception 'The mark of assignment % stays', old.id
      using errcode = 'check_violation', constraint = 'jury_assignments_given_stay';
  end $$;

create function keep_judges_of_final() returns trigger language plpgsql set search_path = public, pg_temp as $$
  declare
    newcomer record;
  begin
    perform require_read_committed();
    perform from jury_rounds where id in (select round_id from added) order by id for no key update;
    select added.round_id, added.judge_id into newcomer
      from added join jury_rounds round on round.id = added.round_id and number = 2
      where not exists (
        select from jury_assignments present where present.round_id = added.round_id and present.judge_id = added.judge_id
          and present.id not in (select id from added))
      and exists (
        select from jury_assignments marked where marked.round_id = added.round_id and state = 'submitted'
          and marked.id not in (select id from added))
      limit 1;
    if found then
      raise exception 'The final % has marks, so judge % cannot join it', newcomer.round_id, newcomer.judge_id
        using errcode = 'check_violation', constraint = 'jury_assignments_final_has_marks';
    end if;
    return null;
  end $$;

create function keep_lines() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    perform from contest_results where id = new.result_id for share;
    if exists (select from contest_results where id = new.result_id and certified_at is not null) then
      raise exception 'result_lines rejects insert' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;

create function keep_marks_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if old.state = 'recused' then
      raise exception 'The conflict of interest of assignment % stays', old.id
        using errcode = 'check_violation', constraint = 'jury_assignments_recused_stays';
    end if;
    if old.rendition_locked_at is not null and new.state <> 'recused'
      and (new.rendition, new.rendition_locked_at) is distinct from (old.rendition, old.rendition_locked_at) then
      raise exception 'The fixed mark of assignment % stays', old.id
        using errcode = 'check_violation', constraint = 'jury_assignments_lock_stays';
    end if;
    if exists (
      select from jury_rounds round where round.id = old.round_id and (
        round.closes_at <= exact_now()
        or exists (select from jury_rounds later where later.contest_id = round.contest_id and later.number > round.number)
      )
    ) then
      raise exception 'The round of assignment % is over', old.id
        using errcode = 'check_violation', constraint = 'jury_assignments_closed';
    end if;
    return new;
  end $$;

create function keep_method_of_votes() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if old.published_at is not null and old.voting_opens_at <= exact_now()
      or exists (select from ballots where contest_id = old.id)
      or exists (select from vote_requests where contest_id = old.id) then
      raise exception 'The method and the weights of contest % stay once voting has opened', old.id
        using errcode = 'check_violation', constraint = 'contests_method_stays';
    end if;
    return new;
  end $$;

create function keep_needed_entries() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if exists (select from ballots where entry_id = old.id) or exists (select from jury_assignments where entry_id = old.id)
      or exists (select from result_lines where entry_id = old.id) or exists (select from prize_offers where entry_id = old.id) then
      raise exception 'Votes, marks or a result need entry %', old.id
        using errcode = 'check_violation', constraint = 'contest_entries_needed_stay';
    end if;
    return old;
  end $$;

create function keep_publication() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    raise exception 'The publication of contest % stays', old.id
      using errcode = 'check_violation', constraint = 'contests_publication_stays';
  end $$;

create function keep_published_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if old.published_at <= exact_now() then
      raise exception 'published rules never change' using errcode = 'restrict_violation';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;

create function keep_result_line() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if new.entry_id is not null or to_jsonb(new) - 'entry_id' <> to_jsonb(old) - 'entry_id' then
      raise exception 'result_lines rejects update' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;

create function keep_rounds_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if tg_op <> 'INSERT' then
      raise exception 'Round % of the jury stays', old.id
        using errcode = 'check_violation', constraint = 'jury_rounds_stay';
    end if;
    -- The lock that the services take first: another round that is being inserted is there afterwards.
    perform pg_advisory_xact_lock(hashtextextended('jury ' || new.contest_id, 0));
    if exists (select from jury_rounds later where later.contest_id = new.contest_id and later.number > new.number) then
      raise exception 'Contest % has a later round of the jury', new.contest_id
        using errcode = 'check_violation', constraint = 'jury_rounds_in_order';
    end if;
    return new;
  end $$;

create function keep_waivers() returns trigger language plpgsql set search_path = public, pg_temp as $$
  declare
    kept jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
  begin
    perform require_read_committed();
    if tg_op = 'UPDATE' and to_jsonb(new) - '{count,reason,reason_malayalam,subjects,waived_at}'::text[]
        <> kept - '{count,reason,reason_malayalam,subjects,waived_at}'::text[] then
      raise exception 'result_waivers rejects another version' using errcode = 'insufficient_privilege';
    end if;
    perform from contests where id = (kept ->> 'contest_id')::uuid for key share;
    if exists (select from contest_results
        where contest_id = (kept ->> 'contest_id')::uuid and version >= (kept ->> 'version')::smallint
          and state <> 'dropped' and certified_at is not null) then
      raise exception 'result_waivers rejects %', lower(tg_op) using errcode = 'insufficient_privilege';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;

create function lock_contest(contest uuid) returns boolean language sql set search_path = public, pg_temp as $$
  select true from contests where id = contest for no key update $$;

create function note_written_title() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    perform set_config('paattu.title_is_written', 'yes', true);
    return new;
  end $$;

create function record_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if tg_op = 'DELETE' then
      insert into audit_log (action, subject_kind, subject_id, contest_id, data)
      values ('entry.erase', 'entry', old.id, old.contest_id, jsonb_build_object('from', old.status));
    elsif tg_op = 'INSERT' then
      insert into audit_log (action, subject_kind, subject_id, contest_id, data)
      values ('entry.approve', 'entry', new.id, new.contest_id, jsonb_build_object('to', new.status));
    elsif new.status = 'deleted' then
      insert into audit_log (action, subject_kind, subject_id, contest_id, data)
      values ('entry.erase', 'entry', new.id, new.contest_id, jsonb_build_object('from', old.status));
    elsif new.status = 'withdrawn' then
      insert into audit_log (action, subject_kind, subject_id, contest_id, data)
      values ('entry.withdraw', 'entry', new.id, new.contest_id, jsonb_build_object('from', old.status, 'to', new.status));
    else
      insert into audit_log (action, subject_kind, subject_id, contest_id, data)
      values ('entry.restore', 'entry', new.id, new.contest_id, jsonb_build_object('from', old.status, 'to', new.status));
    end if;
    return null;
  end $$;

create function reject_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    raise exception '% rejects %', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
  end $$;

create function reject_late_marks_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if exists (
      select from jury_rounds round where round.id = new.round_id and (
        round.closes_at <= exact_now()
        or exists (select from jury_rounds later where later.contest_id = round.contest_id and later.number > round.number)
      )
    ) then
      raise exception 'The round of assignment % is over', new.id
        using errcode = 'check_violation', constraint = 'jury_assignments_closed';
    end if;
    return new;
  end $$;

create function require_chain() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if exists (
      select from added
        left join audit_seals before on before.contest_id = added.contest_id and before.position = added.position - 1
        left join audit_log act on act.id = added.audit_id
      where added.previous_hash is distinct from case when added.position > 1 then before.hash else sha256(
          int4send(14) || convert_to('paattu seals 1', 'UTF8') || int4send(36) || convert_to(added.contest_id::text, 'UTF8')) end
        or added.audit_id is not null and act.contest_id is distinct from added.contest_id
    ) then
      raise exception 'a seal continues the chain of the contest of its act'
        using errcode = 'check_violation', constraint = 'audit_seals_continue_chain';
    end if;
    return null;
  end $$;

create function require_read_committed() returns void language plpgsql set search_path = public, pg_temp as $$
  begin
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'this table changes only in a transaction of the isolation level read committed'
        using errcode = 'insufficient_privilege';
    end if;
  end $$;

create function require_seal() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    if exists (select from removed where not exists (select from audit_seals where audit_seals.audit_id = removed.audit_id)) then
      raise exception 'an act without a seal waits for it' using errcode = 'check_violation';
    end if;
    return null;
  end $$;

create function set_result_of_contest() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    perform require_read_committed();
    update contests set result_announced_at = coalesce(result_announced_at, new.announced_at),
      result_final_at = case when new.final_at is not null then coalesce(result_final_at, new.final_at) end
    where id = new.contest_id;
    return null;
  end $$;

create function site_now() returns timestamp with time zone language sql stable as $$ select now() $$;

create function site_time_zone() returns text language sql stable set search_path = public, pg_temp as $$
  select coalesce((select time_zone from contests where published_at is not null order by winner_at desc limit 1), 'UTC') $$;

create function suspend_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      offer prize_offers;
      sent timestamptz;
      due timestamptz;
    begin
      perform require_read_committed();
      select * into offer from prize_offers where entry_id = new.id and state = 'open' and left_at is null for update;
      if offer.id is null then return null; end if;
      sent := offer.email_sent_at;
      due := coalesce(offer.due_at, sent + interval '48 hours');
      -- Its time was over before.
      if offer.suspended_at is null and due <= site_now() then return null; end if;
      if new.status = 'withdrawn' or new.erased_at is not null and new.withdrawn_at is not null then
        update prize_offers set left_at = site_now(), suspended_at = null, resumed_at = null where id = offer.id;
      elsif new.status = 'approved' and offer.suspended_at is not null then
        update prize_offers set suspended_at = null, resumed_at = site_now(),
          due_at = case when offer.due_at is not null then offer.due_at + (site_now() - offer.suspended_at)
            when sent is not null then site_now() + interval '48 hours' end
          where id = offer.id;
        insert into audit_log (action, subject_kind, subject_id, contest_id, data)
  values ('prize.resume', 'prize', offer.id, offer.contest_id, jsonb_build_object('entryId', new.id));
      elsif old.status = 'approved' and new.status <> 'approved' then
        update prize_offers set suspended_at = site_now(), resumed_at = null, due_at = due where id = offer.id;
        insert into audit_log (action, subject_kind, subject_id, contest_id, data)
  values ('prize.suspend', 'prize', offer.id, offer.contest_id, jsonb_build_object('entryId', new.id));
      end if;
      return null;
    end $$;
`;
