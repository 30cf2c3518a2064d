import { markWords } from '../../modules/cashier/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { type CheckRow, type DocumentRow, decisionsOn, suggestionFor } from '../../modules/verification/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';

type VerificationCalls = Extract<keyof OfficeHandlers, `${string} Verification/${string}`>;

const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

/** Who the players are: what they gave, what the register says, what a person decides. */
export function verificationDesk(deps: OfficeDeps): Pick<OfficeHandlers, VerificationCalls> {
  return { ...reading(deps), ...opening(deps), ...deciding(deps) };
}

function reading(deps: OfficeDeps): Pick<OfficeHandlers, 'GET Verification/List' | 'GET Verification/Player'> {
  const { verification, identity, profile } = deps;
  return {
    async 'GET Verification/List'() {
      const rows = await verification.listWaiting();
      const playerIds = rows.map(({ player_id }) => player_id);
      const [userNames, names] = await Promise.all([identity.userNamesOf(playerIds), profile.namesOf(playerIds)]);
      return success(
        rows.map(({ player_id, since, waits, problem }) => ({
          ...{ playerId: player_id, since, waits, problem },
          userName: userNames.get(player_id) ?? '',
          name: names.get(player_id) ?? '',
          suggestion: problem && suggestionFor(problem),
        })),
      );
    },
    async 'GET Verification/Player'({ query: { playerId }, context: { staff } }) {
      const [userNames, details] = await Promise.all([identity.userNamesOf([playerId]), profile.detailsOf(playerId)]);
      const userName = userNames.get(playerId);
      if (userName === undefined) return missing();
      const [level, checks, documents] = await Promise.all([
        verification.levelOf(playerId),
        verification.checksOf(playerId),
        verification.documentsOf(playerId),
      ]);
      return success({
        ...{ playerId, userName, level },
        name: [details?.first_name, details?.last_name].filter(Boolean).join(' '),
        birthDate: details?.birth_date ?? null,
        checks: checks.map((check) => shownCheck(check, staff)),
        documents: documents.map((document) => shownDocument(document, staff)),
      });
    },
  };
}

/** What is kept from most. The entry of the audit is there before a byte is shown. */
function opening(
  deps: OfficeDeps,
): Pick<OfficeHandlers, 'GET Verification/Document' | 'POST Verification/RevealNumber'> {
  const { verification, audit } = deps;
  return {
    async 'GET Verification/Document'({ query: { id }, context }) {
      const document = await verification.findDocument(id);
      const entry = { ...actorOf(context), action: 'open a document', after: { document: id, kind: document?.kind } };
      const subject = document ? `player ${document.player_id}` : undefined;
      await audit.record({ ...entry, outcome: document ? 'read' : 'refused', subject });
      const bytes = document && (await verification.readDocument(id));
      return bytes ? success({ mediaType: document.media_type, data: bytes.toString('base64') }) : missing();
    },
    async 'POST Verification/RevealNumber'({ body: { id, reason }, context }) {
      const check = await verification.findCheck(id);
      if (!check) return missing();
      const { kind, player_id } = check;
      const entry = { ...actorOf(context), action: 'read an identity number', subject: `player ${player_id}`, reason };
      await audit.record({ ...entry, outcome: 'read', after: { check: id, kind } });
      return success({ number: (await verification.readNumber(id)) ?? '' });
    },
  };
}

function deciding(deps: OfficeDeps): Pick<OfficeHandlers, 'POST Verification/Decide'> {
  const { verification, audit } = deps;
  return {
    async 'POST Verification/Decide'({ body, context }) {
      const { id, version, decision, reason, playerText = null } = body;
      if (decision !== 'accept' && !playerText) return refuse('INCORRECT_PARAMETER_VALUE', { message: 'playerText' });
      const outcome = await verification.decide({
        ...{ id, version, decision, by: context.staff.userName },
        playerText: decision === 'accept' ? null : playerText,
        also: (transaction, decided) => {
          const { kind, before, levels } = decided;
          const isInUse = decided.kind === 'number' && decided.isInUse;
          const entry = { ...actorOf(context), action: `${decision} a ${kind}`, subject: `player ${before.player_id}` };
          return audit.record(
            {
              ...{ ...entry, outcome: isInUse ? 'refused' : 'done', reason },
              before: { state: before.state, level: levels.before },
              after: { [kind]: id, decision, level: levels.after, playerText },
            },
            transaction,
          );
        },
      });
      if (outcome === 'unknown') return missing();
      return outcome === 'decided' ? success({ message: 'DECIDED' }) : movedOn();
    },
  };
}

const may = ({ permissions }: Staff, permission: Staff['permissions'][number]) => permissions.includes(permission);

function shownCheck(check: CheckRow, staff: Staff) {
  const name = `${check.first_name} ${check.last_name}`;
  const { id, version, kind, state, problem } = check;
  return {
    ...{ id, version, kind, state, problem, lastDigits: check.last_digits },
    playerName: markWords(name, check.register_name ?? name),
    birthDate: check.birth_date,
    registerName: check.register_name === null ? null : markWords(check.register_name, name),
    registerBirthDate: check.register_birth_date,
    nameDecision: check.name_decision,
    suggestion: state === 'review' && problem ? suggestionFor(problem) : null,
    playerText: check.player_text,
    submittedAt: check.submitted_at,
    stateAt: check.state_at,
    decidedBy: check.decided_by,
    actions: [
      ...(may(staff, 'verification.judge') ? decisionsOn(check) : []),
      ...(may(staff, 'verification.numbers') ? (['reveal'] as const) : []),
    ],
  };
}

function shownDocument(document: DocumentRow, staff: Staff) {
  const { id, version, kind, state, is_kept: isKept } = document;
  return {
    ...{ id, version, kind, state, isKept, mediaType: document.media_type, bytes: document.size_bytes },
    playerText: document.player_text,
    uploadedAt: document.uploaded_at,
    stateAt: document.state_at,
    decidedBy: document.decided_by,
    actions: [
      ...(may(staff, 'verification.judge') ? decisionsOn(document) : []),
      ...(isKept && may(staff, 'verification.documents') ? (['open'] as const) : []),
    ],
  };
}
