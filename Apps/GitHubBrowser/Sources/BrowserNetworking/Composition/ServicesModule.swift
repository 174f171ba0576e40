// SPDX-License-Identifier: Apache-2.0

import DI

/// The services that commands and screens call for models.
package enum ServicesModule: Module {
    package static func configure(binder: UnscopedBinder) {
        binder.bind(APIReader.self).to(factory: APIReader.init)
        binder.bind(ListReader.self).to { (api: APIReader, pagers: Factory<PagerFactory>) in
            ListReader(api: api, makePager: { pagers.build($0) })
        }
        binder.bind(OrganizationService.self).to(factory: OrganizationService.init)
        binder.bind(RepositoryService.self).to(factory: RepositoryService.init)
        binder.bind(IssueService.self).to(factory: IssueService.init)
        binder.bind(PullRequestService.self).to(factory: PullRequestService.init)
        binder.bind(AccountService.self).to(factory: AccountService.init)
        binder.bind(SearchService.self).to(factory: SearchService.init)
    }
}
