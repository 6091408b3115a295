/** What no program may do with a row. */
export const TRIGGERS = `
create trigger audit_details_never_change before update or truncate on audit_details for each statement execute function reject_change();
create trigger audit_log_awaits_seals after insert on audit_log referencing new table as added for each statement execute function await_seal();
create trigger audit_log_date before insert on audit_log for each row execute function date_act();
create trigger audit_log_only_grows before delete or update or truncate on audit_log for each statement execute function reject_change();
create trigger audit_seals_continue_chain after insert on audit_seals referencing new table as added for each statement
  execute function require_chain();
create trigger audit_seals_only_grow before delete or update or truncate on audit_seals for each statement execute function reject_change();
create trigger ballots_certified_are_all before insert on ballots for each row execute function certified_stays();
create trigger ballots_certified_stays before update on ballots for each row
  when ((old.contest_id is distinct from new.contest_id) or (old.voter_key is distinct from new.voter_key) or (old.receipt_code is distinct from new.receipt_code) or (old.counted_at is distinct from new.counted_at) or ((new.entry_id is not null) and (old.entry_id is distinct from new.entry_id)) or ((old.state = 'withdrawn') and (new.state <> 'withdrawn'))) execute function certified_stays();
create trigger ballots_stay before delete on ballots for each statement execute function reject_change();
create trigger consents_stay before update on consents for each row execute function keep_consents();
create trigger contest_entries_count_on_delete after delete on contest_entries referencing old table as before for each statement
  execute function count_approved_entries_on_delete();
create trigger contest_entries_count_on_insert after insert on contest_entries referencing new table as after for each statement
  execute function count_approved_entries_on_insert();
create trigger contest_entries_count_on_update after update on contest_entries referencing old table as before new table as after for each statement
  execute function count_approved_entries_on_update();
create trigger contest_entries_needed_stay before delete on contest_entries for each row execute function keep_needed_entries();
create trigger contest_entries_record_approved after insert on contest_entries for each row
  when (new.status = 'approved') execute function record_entry();
create trigger contest_entries_record_erased after delete on contest_entries for each row execute function record_entry();
create trigger contest_entries_record_line after update of erased_at on contest_entries for each row
  when ((old.erased_at is null) and (new.erased_at is not null)) execute function record_entry();
create trigger contest_entries_record_withdrawn after update of status on contest_entries for each row
  when ((old.status <> new.status) and (('withdrawn' = old.status) or ('withdrawn' = new.status)) and (('deleted' <> old.status) and ('deleted' <> new.status))) execute function record_entry();
create trigger contest_entries_suspend_offer after update of status, erased_at on contest_entries for each row
  when ((old.status <> new.status) or (old.erased_at is distinct from new.erased_at)) execute function suspend_offer();
create trigger contest_results_are_kept before delete on contest_results for each statement execute function reject_change();
create trigger contest_results_begin_proposed before insert on contest_results for each row execute function begin_as_proposal();
create trigger contest_results_set_contest after insert or update of certified_at, announced_at, final_at on contest_results for each row
  when (new.certified_at is not null) execute function set_result_of_contest();
create trigger contest_results_stay before update on contest_results for each row execute function keep_certified_result();
create trigger contests_certified_are_kept before delete on contests for each row execute function certified_stays();
create trigger contests_certified_stays before update on contests for each row
  when ((old.certified_at is not null) and ((old.id is distinct from new.id) or (old.certified_at is distinct from new.certified_at) or (old.votes_closed_at is distinct from new.votes_closed_at))) execute function certified_stays();
create trigger contests_criteria_stay before update on contests for each row
  when ((old.rendition_weight is distinct from new.rendition_weight) or (old.engagement_weight is distinct from new.engagement_weight) or (old.rendition_guidance is distinct from new.rendition_guidance) or (old.rendition_guidance_malayalam is distinct from new.rendition_guidance_malayalam) or (old.engagement_guidance is distinct from new.engagement_guidance) or (old.engagement_guidance_malayalam is distinct from new.engagement_guidance_malayalam)) execute function keep_criteria_of_jury();
create trigger contests_finish_without_result before update of certified_at on contests for each row
  when ((old.certified_at is null) <> (new.certified_at is null)) execute function finish_without_result();
create trigger contests_gallery_order_stays before update on contests for each row
  when ((old.published_at is not null) and (old.gallery_order <> new.gallery_order)) execute function keep_gallery_order();
create trigger contests_method_stays before update on contests for each row
  when ((old.votes_method is distinct from new.votes_method) or (old.rendition_weight is distinct from new.rendition_weight) or (old.engagement_weight is distinct from new.engagement_weight)) execute function keep_method_of_votes();
create trigger contests_method_stays_with_jury before update on contests for each row
  when (old.votes_method is distinct from new.votes_method) execute function keep_criteria_of_jury();
create trigger contests_publication_stays before update on contests for each row
  when ((old.published_at is not null) and (old.published_at is distinct from new.published_at)) execute function keep_publication();
create trigger entry_videos_title_1_note before update of title on entry_videos for each row
  when ((old.video_id <> new.video_id) or ((old.channel_id is not null) and (new.channel_id is null))) execute function note_written_title();
create trigger entry_videos_title_2_clear before update on entry_videos for each row
  when ((old.video_id <> new.video_id) or ((old.channel_id is not null) and (new.channel_id is null))) execute function clear_former_title();
create trigger jury_assignments_certified_are_kept before insert or delete on jury_assignments for each row execute function certified_stays();
create trigger jury_assignments_certified_stays before update on jury_assignments for each row
  when ((old.id is distinct from new.id) or (old.contest_id is distinct from new.contest_id) or (old.round_id is distinct from new.round_id) or (old.judge_id is distinct from new.judge_id) or (old.entry_id is distinct from new.entry_id) or (old.state is distinct from new.state) or (old.rendition is distinct from new.rendition) or (old.engagement is distinct from new.engagement) or (old.rendition_locked_at is distinct from new.rendition_locked_at) or (old.submitted_at is distinct from new.submitted_at)) execute function certified_stays();
create trigger jury_assignments_given_stay before delete on jury_assignments for each row
  when ((old.rendition_locked_at is not null) or (old.state in ('submitted', 'abstained', 'recused'))) execute function keep_given_marks_of_jury();
create trigger jury_assignments_identity_stays before update on jury_assignments for each row
  when ((old.id is distinct from new.id) or (old.contest_id is distinct from new.contest_id) or (old.round_id is distinct from new.round_id) or (old.judge_id is distinct from new.judge_id) or (old.entry_id is distinct from new.entry_id)) execute function keep_assignments_of_jury();
create trigger jury_assignments_keep_judges after insert on jury_assignments referencing new table as added for each statement
  execute function keep_judges_of_final();
create trigger jury_assignments_stay before update on jury_assignments for each row
  when ((old.state is distinct from new.state) or (old.rendition is distinct from new.rendition) or (old.engagement is distinct from new.engagement) or (old.rendition_locked_at is distinct from new.rendition_locked_at) or (old.reason is distinct from new.reason) or (old.submitted_at is distinct from new.submitted_at)) execute function keep_marks_of_jury();
create trigger jury_assignments_without_late_marks before insert on jury_assignments for each row
  when ((new.state <> 'assigned') or (num_nonnulls(new.rendition, new.engagement) > 0)) execute function reject_late_marks_of_jury();
create trigger jury_rounds_certified_stays before insert or delete or update on jury_rounds for each row execute function certified_stays();
create trigger jury_rounds_end_stays before update on jury_rounds for each row
  when (old.closes_at < new.closes_at) execute function keep_end_of_jury();
create trigger jury_rounds_in_order before insert or delete on jury_rounds for each row execute function keep_rounds_of_jury();
create trigger jury_rounds_stay before update on jury_rounds for each row
  when ((old.id is distinct from new.id) or (old.contest_id is distinct from new.contest_id) or (old.number is distinct from new.number)) execute function keep_rounds_of_jury();
create trigger outgoing_emails_begin_offer after update of sent_at, delivery on outgoing_emails for each row
  when ((new.template = 'prize-offer') and (new.delivery = 'smtp') and (new.sent_at is not null)) execute function begin_offer();
create trigger personal_reads_stay before delete on personal_reads for each row execute function keep_for_a_year();
create trigger personal_reads_stay_as_they_are before update on personal_reads for each statement execute function reject_change();
create trigger personal_reads_stay_together before truncate on personal_reads for each statement execute function reject_change();
create trigger result_files_are_complete before insert on result_files for each row execute function keep_bundle();
create trigger result_files_only_grow before delete or update on result_files for each statement execute function reject_change();
create trigger result_lines_are_complete before insert on result_lines for each row execute function keep_lines();
create trigger result_lines_are_kept before delete on result_lines for each statement execute function reject_change();
create trigger result_lines_stay before update on result_lines for each row execute function keep_result_line();
create trigger result_waivers_certified_stay before insert or delete or update on result_waivers for each row execute function keep_waivers();
create trigger rule_versions_stay before delete or update on rule_versions for each row
  when (old.published_at is not null) execute function keep_published_rules();
create trigger security_events_only_count before update on security_events for each row execute function count_security_event();
create trigger security_events_stay before delete on security_events for each row execute function keep_for_a_year();
create trigger security_events_stay_together before truncate on security_events for each statement execute function reject_change();
create trigger unsealed_acts_sealed after delete on unsealed_acts referencing old table as removed for each statement execute function require_seal();
`;
