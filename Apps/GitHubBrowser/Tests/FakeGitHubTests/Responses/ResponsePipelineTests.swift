// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FakeGitHub

@Suite struct ResponsePipelineTests {
    /// Marks what passes through it, or answers by itself.
    private struct Mark: ResponseStage {
        let name: String
        var own: Exchange?

        func respond(to request: IncomingRequest, next: (IncomingRequest) async -> OutgoingResponse) async
            -> OutgoingResponse
        {
            let asked = IncomingRequest(method: request.method, path: request.path + name, headers: request.headers)
            var answer = if let own { OutgoingResponse(own) } else { await next(asked) }
            answer.body += name
            return answer
        }
    }

    private let request = IncomingRequest(method: "GET", path: "/menu/", headers: [:])

    @Test func stages_seeTheRequestOutsideIn_andTheAnswerInsideOut() async {
        let replay = Replay([Exchange(path: "/menu/ab", body: "tea")])
        let pipeline = ResponsePipeline(stages: [Mark(name: "a"), Mark(name: "b"), replay])
        #expect(await pipeline.respond(to: request).body == "teaba")
    }

    @Test func stage_mayAnswerByItself() async {
        let closed = Mark(name: "a", own: Exchange(path: "/", status: 503, body: "closed"))
        let answer = await ResponsePipeline(stages: [closed, Mark(name: "b")]).respond(to: request)
        #expect(answer.status == 503)
        #expect(answer.body == "closeda")
    }

    @Test func request_thatNoStageAnswers_isNotFoundInGitHubsForm() async {
        let pipeline = ResponsePipeline(stages: [Replay([])])
        let answer = await pipeline.respond(to: request)
        #expect(answer.status == 404)
        #expect(answer.headers == ["content-type": ["application/json; charset=utf-8"]])
        #expect(
            answer.body
                == #"{"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}"#)
        #expect(answer.file == nil)
    }
}
