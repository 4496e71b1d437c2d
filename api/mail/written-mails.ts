const ms = (column: string) => `round(extract(epoch FROM ${column}) * 1000)::float8`

/**
 * Every mail that was written about a subject, as SQL: a `WrittenMail[]` in JSON, for the statement
 * that reads the record of the subject.
 *
 * @param subjectKind, subjectId SQL that names the subject
 */
export function writtenMails(subjectKind: string, subjectId: string): string {
  return `(SELECT coalesce(json_agg(json_build_object('kind', m.kind, 'about', m.about, 'state', m.state, 'createdAt', ${ms('m.created_at')},
      'lastTry', CASE WHEN m.tried_at IS NOT NULL THEN json_build_object('at', ${ms('m.tried_at')}, 'attempts', m.attempts) END) ORDER BY m.created_at), '[]')
    FROM mails m WHERE m.subject_kind = ${subjectKind} AND m.subject_id = ${subjectId})`
}
