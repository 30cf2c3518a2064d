import { CallFailed, CallUnreachable } from '../../shared/api/call-errors.ts';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { Sample, Specimen } from './specimen.tsx';

const call = 'GET Security/GetIpCountry';
const translated = answer('TOO_MANY_REQUESTS');
const untranslated = answer('A_WORD_WITHOUT_A_TEXT');
const unreachable = new CallUnreachable(call, {});

export function StatusSpecimen() {
  return (
    <Specimen name="StatusMessage">
      <Sample props="failure: a status that has words">
        <StatusMessage failure={translated} />
      </Sample>
      <Sample props="failure: a status that has none">
        <StatusMessage failure={untranslated} />
      </Sample>
      <Sample props="failure: no answer">
        <StatusMessage failure={unreachable} />
      </Sample>
    </Specimen>
  );
}

function answer(status: string): CallFailed {
  return new CallFailed(call, { envelope: { statusCode: 1, status, data: null }, requestId: null });
}
